import { paths } from '@freight/contract';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { api } from '#testing/api.ts';
import { answerOrder } from '#testing/orderAnswers.ts';
import { sentTo } from '#testing/probes/claimsProbe.ts';
import { answerHandovers, offerHandover } from '#testing/probes/handoverProbe.ts';
import { renderSignedIn } from '#testing/probes/orderProbe.ts';
import { connectToApi } from '#testing/renderElement.ts';

// Each test has another API.
beforeEach(connectToApi);

test.each([
  ['sv', 'Dela', 'Får se koden och vad som hände vid dörren', 'Skapa länk'],
  ['en', 'Share', 'May see the code and what happened at the door', 'Create link'],
  ['de', 'Teilen', 'Darf den Code sehen und was an der Tür war', 'Link erstellen'],
] as const)(
  'creates a link whose holder may see the handover, and lists that, in %s [K5]',
  async (language, share, may, create) => {
    await offerHandover(['code'], { sharing: { version: 1 } });
    await answerOrder({ status: 'inTransit' }, 4);
    await answerHandovers();
    const { host, root, screen } = await renderSignedIn(undefined, { language });
    const shares = paths.shares('FR7K-2M9P-QX4T');
    await api('fault', { path: shares, method: 'GET', status: 200, body: { success: true, data: [] } });
    (await screen.findByRole('button', { name: share })).click();
    await userEvent.click(await screen.findByLabelText(may));
    expect(await accessibilityFindings(host)).toEqual([]);
    const link = { id: 'l1', shows: 'status', allows: ['handover'], createdAt: '2026-11-25T08:00:00.000Z' };
    const url = 'https://freight.example/shared#token';
    await api('fault', { path: shares, method: 'POST', status: 201, body: { data: { ...link, url } } });
    screen.getByRole('button', { name: create }).click();
    await screen.findByDisplayValue(url);
    expect(await sentTo(shares)).toContainEqual({ shows: 'status', allows: ['handover'] });
    expect(root.querySelector('.sharing__row')?.textContent).toContain(may);
  },
);
