import axe from 'axe-core';
import { stillness } from './renderElement.ts';

/**
 * What axe finds wrong with an element, once nothing in it is on its way to another look: each rule with the nodes
 * that break it.
 */
export async function accessibilityFindings(host: HTMLElement): Promise<[rule: string, nodes: string[]][]> {
  if (host.shadowRoot) await stillness(host.shadowRoot);
  const { violations } = await axe.run(host, {
    // An element is a part of a page; what lies outside of landmarks is the page's matter.
    rules: { region: { enabled: false } },
    // What passes is only counted: to describe it takes longer than to find what does not.
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
