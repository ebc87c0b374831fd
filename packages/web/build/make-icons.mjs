#!/usr/bin/env node
// Draws the icons of the installed app from public/icon.svg: node packages/web/build/make-icons.mjs
// Needs the Chromium of the browser tests; the pictures are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const folder = join(import.meta.dirname, '..', 'public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
const GROUND = '#1f2a33';

/** A maskable icon may lose a fifth at its rim: its drawing is smaller, on a ground that fills the whole picture. */
const ICONS = [
  { name: 'icon-192.png', size: 192, part: 1 },
  { name: 'icon-512.png', size: 512, part: 1 },
  { name: 'icon-maskable-512.png', size: 512, part: 0.72, ground: GROUND },
  { name: 'apple-touch-icon.png', size: 180, part: 0.9, ground: GROUND },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  for (const { name, size, part, ground = 'transparent' } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const inner = Math.round(size * part);
    await page.setContent(
      `<style>body{margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${ground}}
      svg{width:${inner}px;height:${inner}px}</style>${drawing}`,
    );
    writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
