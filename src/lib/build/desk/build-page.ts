import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const page = join(import.meta.dirname, '../../../islands/desk')

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Marketers’ desk</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="desk.css" />
    <script type="module" src="desk.js"></script>
  </head>
  <body>
    <div id="desk"></div>
  </body>
</html>
`

/** Builds the desk's own page into a folder: its code, its styles, its fonts. Nothing is loaded from elsewhere. */
export const buildPage = async (folder: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'error',
    root: page,
    base: './',
    css: { postcss: {} },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(page, 'main.tsx'),
        output: {
          entryFileNames: 'desk.js',
          assetFileNames: (asset) => (asset.names[0]?.endsWith('.css') ? 'desk.css' : '[name][extname]'),
        },
      },
    },
  })
  writeFileSync(join(folder, 'desk.html'), html)
}
