import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

/** WCAG 2.2 AA on what is on screen, in the dark and in the light. */
export async function axe(page, root, name, without = []) {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(readFileSync(`${root}node_modules/axe-core/axe.min.js`, 'utf8'));
  const found = await page.evaluate(async (off) => {
    const { theme } = document.documentElement.dataset;
    const all = [];
    for (const shade of ['dark', 'light']) {
      document.documentElement.dataset.theme = shade;
      const { violations } = await window.axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        resultTypes: ['violations'],
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      });
      for (const { id, nodes } of violations)
        for (const node of nodes.slice(0, 3))
          all.push(`${shade} ${id}: ${node.target.join(' ')} ${(node.any[0] ?? node.all[0])?.message ?? ''}`);
    }
    document.documentElement.dataset.theme = theme;
    return all;
  }, without);
  assert.deepEqual(found, [], name);
}
