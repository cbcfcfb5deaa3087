import { rewrites } from '../../routes.ts'
import {
  escapeRegExp,
  fileHeaders,
  type Host,
  type HostedSite,
  headersOf,
  hiddenEndings,
  hostFiles,
  linksOf,
  origin,
  pageCaching,
} from './host-files.ts'

/** Any address that no file has: the bucket answers it as it answers a missing file. */
const nowhere = '/404'

const hidden = `^/(?:404|${Object.values(hostFiles).join('|')})$|\\.(?:${hiddenEndings.join('|')})$`

/** The headers of files as the function has them, by patterns of their addresses. */
const ofFiles = fileHeaders.map(([address, headers]) => [
  `^${escapeRegExp(address.replace(/\*$/, ''))}${address.endsWith('*') ? '' : '$'}`,
  headers,
])

/**
 * The function of both events: before the cache it leads an address to its file, or to the one address of its page; after it, it adds
 * what the policy of headers cannot say per file. It is of the language that `cloudfront-js-2.0` runs: no destructuring, no modules.
 */
const functionOf = (site: HostedSite): string => `// ${origin}
const shells = ${JSON.stringify(Object.fromEntries(rewrites.map(({ from, page }) => [from.slice(0, -1), `/${page}.html`])))};
const links = ${JSON.stringify(Object.fromEntries(linksOf(site).map(([file, link]) => [`/${file}`, link])))};
const files = ${JSON.stringify(ofFiles)};

function fileOf(uri) {
  if (uri === '/') return '/index.html';
  const detail = /^(\\/[^/]+\\/)[^/]+$/.exec(uri);
  if (detail && shells[detail[1]]) return shells[detail[1]];
  return /\\.[^/]*$/.test(uri) ? uri : uri + '.html';
}

function queryOf(query) {
  const parts = [];
  Object.keys(query).forEach(function (name) {
    (query[name].multiValue || [query[name]]).forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value);
    });
  });
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function addressOf(uri) {
  if (/^\\/index(?:\\.html)?\\/*$/.test(uri)) return '/';
  const untidy = /^(\\/[^/\\\\].*?)(?:\\.html\\/*|\\/+)$/.exec(uri);
  return untidy ? untidy[1] : undefined;
}

function add(headers, more) {
  Object.keys(more).forEach(function (name) {
    headers[name.toLowerCase()] = { value: more[name] };
  });
}

function handler(event) {
  const request = event.request;
  const file = fileOf(request.uri);
  if (event.context.eventType === 'viewer-response') {
    const headers = event.response.headers;
    if (/\\.html$/.test(file)) add(headers, { 'Cache-Control': ${JSON.stringify(pageCaching)} });
    if (links[file]) add(headers, { Link: links[file] });
    files.forEach(function (row) {
      if (new RegExp(row[0]).test(file)) add(headers, row[1]);
    });
    return event.response;
  }
  const address = addressOf(request.uri);
  if (address !== undefined)
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: address + queryOf(request.querystring) } },
    };
  request.uri = new RegExp(${JSON.stringify(hidden)}).test(request.uri) ? ${JSON.stringify(nowhere)} : file;
  return request;
}
`

/** The headers that CloudFront knows by name, each as its policy says it. */
const known: Readonly<Record<string, (value: string) => Readonly<Record<string, object>>>> = {
  'Content-Security-Policy': (value) => ({
    ContentSecurityPolicy: { ContentSecurityPolicy: value, Override: true },
  }),
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0),
      IncludeSubdomains: /includeSubDomains/i.test(value),
      Preload: /preload/i.test(value),
      Override: true,
    },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { ReferrerPolicy: value, Override: true } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { FrameOption: value, Override: true } }),
}

const named = (name: string) => ({ 'Fn::Sub': `\${AWS::StackName}-${name}` })

/** The seconds for which the edge stores files whose headers say so; one where browsers have to ask, since without it nothing is packed. */
const secondsOf = (caching = ''): number => Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 1)

/** The policies of the cache by their seconds, which are their names too. */
const cachePolicy = (seconds: number) => `Cache${seconds}`

const cachePolicies = (seconds: readonly number[]) =>
  [...new Set(seconds)].map((ttl) => {
    const policy = {
      Type: 'AWS::CloudFront::CachePolicy',
      Properties: {
        CachePolicyConfig: {
          Name: named(`cache-${ttl}`),
          ...{ MinTTL: 0, DefaultTTL: ttl, MaxTTL: ttl },
          ParametersInCacheKeyAndForwardedToOrigin: {
            EnableAcceptEncodingBrotli: true,
            EnableAcceptEncodingGzip: true,
            CookiesConfig: { CookieBehavior: 'none' },
            HeadersConfig: { HeaderBehavior: 'none' },
            QueryStringsConfig: { QueryStringBehavior: 'none' },
          },
        },
      },
    }
    return [cachePolicy(ttl), policy] as const
  })

const headersPolicy = (headers: Readonly<Record<string, string>>) => ({
  Name: named('headers'),
  SecurityHeadersConfig: Object.assign(
    {},
    ...Object.entries(headers).map(([name, value]) => known[name]?.(value) ?? {}),
  ),
  CustomHeadersConfig: {
    Items: Object.entries(headers)
      .filter(([name]) => !(name in known))
      .map(([Header, Value]) => ({ Header, Value, Override: true })),
  },
})

const behavior = (seconds: number) => ({
  TargetOriginId: 'site',
  ViewerProtocolPolicy: 'redirect-to-https',
  AllowedMethods: ['GET', 'HEAD'],
  Compress: true,
  CachePolicyId: { Ref: cachePolicy(seconds) },
  ResponseHeadersPolicyId: { Ref: 'Headers' },
  FunctionAssociations: ['viewer-request', 'viewer-response'].map((EventType) => ({
    EventType,
    FunctionARN: { 'Fn::GetAtt': ['Pages', 'FunctionMetadata.FunctionARN'] },
  })),
})

/**
 * A stack of CloudFormation: a bucket that only its distribution reads, the function, headers and times of the cache. A missing file
 * is an answer 403 of the bucket, since nobody may list it. A domain of one's own needs its certificate, in us-east-1.
 */
export const cloudfrontStack = (site: HostedSite) => {
  const own = fileHeaders.map(([address, headers]) => [address, secondsOf(headers['Cache-Control'])] as const)
  const ofPages = secondsOf(pageCaching)
  const missing = [403, 404].map((ErrorCode) => ({
    ErrorCode,
    ResponseCode: 404,
    ResponsePagePath: '/404.html',
    ErrorCachingMinTTL: 1,
  }))
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: origin,
    Parameters: {
      Domain: {
        Type: 'String',
        Default: '',
        Description: 'The domain of the club; without it CloudFront names one.',
      },
      Certificate: {
        Type: 'String',
        Default: '',
        Description: "The ARN of the domain's certificate in us-east-1.",
      },
    },
    Conditions: { HasDomain: { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'Domain' }, ''] }] } },
    Resources: {
      Bucket: {
        Type: 'AWS::S3::Bucket',
        DeletionPolicy: 'Retain',
        UpdateReplacePolicy: 'Retain',
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
        },
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                Action: 's3:GetObject',
                Resource: { 'Fn::Sub': `\${Bucket.Arn}/*` },
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': {
                      'Fn::Sub': `arn:\${AWS::Partition}:cloudfront::\${AWS::AccountId}:distribution/\${Distribution}`,
                    },
                  },
                },
              },
            ],
          },
        },
      },
      Access: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: named('access'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      Pages: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: named('pages'),
          AutoPublish: true,
          FunctionConfig: { Comment: 'Leads addresses to pages', Runtime: 'cloudfront-js-2.0' },
          FunctionCode: functionOf(site),
        },
      },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: { ResponseHeadersPolicyConfig: headersPolicy(headersOf(site.policy)) },
      },
      ...Object.fromEntries(cachePolicies([ofPages, ...own.map(([, seconds]) => seconds)])),
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            IPV6Enabled: true,
            Aliases: { 'Fn::If': ['HasDomain', [{ Ref: 'Domain' }], { Ref: 'AWS::NoValue' }] },
            ViewerCertificate: {
              'Fn::If': [
                'HasDomain',
                {
                  AcmCertificateArn: { Ref: 'Certificate' },
                  SslSupportMethod: 'sni-only',
                  MinimumProtocolVersion: 'TLSv1.2_2021',
                },
                { CloudFrontDefaultCertificate: true },
              ],
            },
            Origins: [
              {
                Id: 'site',
                DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
                OriginAccessControlId: { 'Fn::GetAtt': ['Access', 'Id'] },
                S3OriginConfig: { OriginAccessIdentity: '' },
              },
            ],
            DefaultCacheBehavior: behavior(ofPages),
            CacheBehaviors: own
              .filter(([, seconds]) => seconds !== ofPages)
              .map(([PathPattern, seconds]) => ({ PathPattern, ...behavior(seconds) })),
            CustomErrorResponses: missing,
          },
        },
      },
    },
    Outputs: {
      Bucket: { Value: { Ref: 'Bucket' } },
      Address: { Value: { 'Fn::GetAtt': ['Distribution', 'DomainName'] } },
      Distribution: { Value: { Ref: 'Distribution' } },
    },
  }
}

/** Amazon CloudFront before a bucket of S3. */
export const cloudfront: Host = {
  beside: (site) => ({ 'cloudfront.json': `${JSON.stringify(cloudfrontStack(site), null, 2)}\n` }),
}
