import { existsSync } from 'node:fs'
import { haveChromium, headlessShell, installDebian } from './chromium.ts'

/**
 * Programs that tests drive and npm does not bring: a Chromium, its headless shell where it can be had, and with
 * `--servers` nginx and Caddy.
 */
haveChromium()
if (!existsSync(headlessShell)) installDebian('chromium-headless-shell')
if (process.argv.includes('--servers'))
  for (const [program, debian] of [
    ['/usr/sbin/nginx', 'nginx-light'],
    ['/usr/bin/caddy', 'caddy'],
  ] as const)
    if (!existsSync(program)) installDebian(debian)
