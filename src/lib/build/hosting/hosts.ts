import { azure } from './azure.ts'
import { caddy } from './caddy.ts'
import { cloudflare } from './cloudflare.ts'
import { cloudfront } from './cloudfront.ts'
import { firebase } from './firebase.ts'
import type { Host } from './host-files.ts'
import { nginx } from './nginx.ts'
import { vercel } from './vercel.ts'

/** The hosts that each site is made ready for. */
export const hosts: readonly Host[] = [cloudflare, nginx, caddy, vercel, azure, firebase, cloudfront]
