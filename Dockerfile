# docker build -t club . && docker run -p 8080:80 club
# The build's settings are build arguments: --build-arg API_URL=https://api.example.com

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY . .
RUN npm ci --no-audit --no-fund
# They stand in src/lib/build/hosting/README.md.
ARG API_URL
ARG PLATFORM_DOMAIN
ARG DISABLE_REFRESH
ARG CREDIT_NAME
ARG CREDIT_URL
ARG TENANT_SWITCH
ARG SESSION
ARG SERVICE_WORKER
ARG HSTS
ARG ERRORS_URL
ARG SOURCE_MAPS
RUN npm run build && npm run pack

FROM caddy:2-alpine
COPY --from=build /site/dist-hosting/Caddyfile /etc/caddy/Caddyfile
RUN sed -i 's/^:8080 {/:80 {/' /etc/caddy/Caddyfile && caddy validate --config /etc/caddy/Caddyfile
COPY --from=build /site/dist /srv/client-zone
EXPOSE 80
