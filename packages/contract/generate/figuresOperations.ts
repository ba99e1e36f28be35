import { linkedPaths } from '@freight/contract';
import { group } from './operation.ts';

const link = { token: { description: 'From the link of the partner.', required: true } } as const;
const month = { month: { description: '`2026-11`; without it, the current one.' } } as const;
const refused = { status: 404, description: 'A page for an unknown link.', type: 'text/html' } as const;

/** The figures of a partner, for holders of its link. */
export const figuresOperations = group({ tag: 'Figures of partners' })({
  readPartnerFigures: {
    call: `GET ${linkedPaths.partnerFigures}`,
    summary: 'A page with the figures of a month',
    query: { ...link, ...month, language: { description: '`sv`, `en` or `de`.' } },
    answers: [{ description: 'The page.', type: 'text/html' }, refused],
  },
  readPartnerFiguresAsCsv: {
    call: `GET ${linkedPaths.partnerFigures}/figures.csv`,
    summary: 'The same as CSV',
    query: { ...link, ...month },
    answers: [{ description: 'The table.', type: 'text/csv' }, refused],
  },
  readPartnerFiguresStyle: {
    call: `GET ${linkedPaths.partnerFigures}/style.css`,
    summary: 'The style of that page',
    answers: [{ description: 'The style.', type: 'text/css' }],
  },
});
