import { reducedTracking } from '@freight/contract/schemas';
import { aTracking } from '@freight/contract/testing';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { element } from '#elements/track/freight-track.tsx';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { connectToApi, renderElement } from '#testing/renderElement.ts';

beforeAll(connectToApi);
beforeEach(() => api('reset'));

test.each(['sv', 'en', 'de'] as const)(
  'leaves out streets, price and instruction when the answer lacks them, in %s [S11] (OPEN-54)',
  async (language) => {
    const { receipt: _, specialInstruction: __, ...rest } = aTracking();
    const data = reducedTracking.parse({ ...rest, pickupLocation: { city: 'Karlstad' } });
    await api('fault', { path: '/tracking/FR7K-2M9P-QX4T', status: 200, body: { success: true, data } });
    const attributes = { 'order-id': 'FR7K-2M9P-QX4T' };
    const rendered = await renderElement(element, { attributes, language });
    await rendered.screen.findByText('Karlstad', { selector: '.places__city' });
    const text = rendered.root.textContent;
    expect(text).not.toMatch(/Storgatan|SEK|\b0[,.]00|undefined|NaN|null/);
    const { root } = rendered;
    for (const part of root.querySelectorAll('dt, dd, h2, h3, p, section, dl'))
      expect(part.textContent).not.toBe('');
    expect(root.querySelector('.tracking__instruction')).toBeNull();
    expect(await accessibilityFindings(rendered.host)).toEqual([]);
  },
);
