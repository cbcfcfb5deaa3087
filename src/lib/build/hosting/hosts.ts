import { caddy } from './caddy.ts'
import { cloudflare } from './cloudflare.ts'
import type { Host } from './host-files.ts'
import { nginx } from './nginx.ts'

/** The hosts that each site is made ready for. */
export const hosts: readonly Host[] = [cloudflare, nginx, caddy]
