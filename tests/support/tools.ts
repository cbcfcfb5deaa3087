import { existsSync } from 'node:fs'
import { haveChromium, headlessShell, installDebian } from './chromium.ts'

/** Programs that tests drive and npm does not bring: a Chromium; its headless shell, nginx, Caddy and openssl where they can be had. */
haveChromium()
if (!existsSync(headlessShell)) installDebian('chromium-headless-shell')
if (!existsSync('/usr/sbin/nginx')) installDebian('nginx-light')
if (!existsSync('/usr/bin/caddy')) installDebian('caddy')
if (!existsSync('/usr/bin/openssl')) installDebian('openssl')
