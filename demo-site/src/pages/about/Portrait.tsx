import type { TeamMember } from '#content/team.ts';

const people: Record<
  TeamMember['id'],
  { skin: string; hair: string; clothes: string; backdrop: string; behind: string; front: string }
> = {
  ceo: {
    skin: '#f1cdb0',
    hair: '#8a8f8c',
    clothes: '#1d3d5c',
    backdrop: '#dfe6d3',
    behind: 'M29 72c-8-34 4-60 27-60s35 26 27 60c-4 3-10 4-14 2V44H43v30c-4 2-10 1-14-2z',
    front: 'M36 44c-2-18 8-26 22-27 12 1 20 10 18 26-6-3-10-8-12-14-6 8-16 13-28 15z',
  },
  cto: {
    skin: '#e2b48d',
    hair: '#3a2a1e',
    clothes: '#7a3b1c',
    backdrop: '#d5e2e6',
    behind: 'M33 44c-4-20 8-32 24-32s26 12 22 32z',
    front: 'M36 40c-1-16 8-24 21-24s21 9 19 24c-2-7-5-11-8-13-9 3-18 2-24-1-4 3-7 8-8 14z',
  },
};

/** A drawn portrait from the shoulders up, in a disc [PAGE-13]. */
export function Portrait({ of, label }: { of: TeamMember['id']; label: string }) {
  const { skin, hair, clothes, backdrop, behind, front } = people[of];
  return (
    <svg className="portrait" viewBox="0 0 112 112" role="img" aria-label={label} focusable="false">
      <circle cx="56" cy="56" r="56" fill={backdrop} />
      <path d={behind} fill={hair} />
      <path d="M14 93.2c4-16 20-23 42-23s38 7 42 23a56 56 0 0 1-84 0z" fill={clothes} />
      <path d="M46 58h20v18c0 5-4 9-10 9s-10-4-10-9z" fill={skin} />
      <path d="M37 40c0-14 8-22 19-22s19 8 19 22c0 16-8 29-19 29S37 56 37 40z" fill={skin} />
      <path d={front} fill={hair} />
      <g fill="none" stroke="#2a1c14" strokeWidth="2" strokeLinecap="round">
        <path d="M48 43v2M64 43v2M50 57c3 4 9 4 12 0M56 45v6" />
        {of === 'cto' && (
          <path d="M41 44a7 7 0 1 0 13 0 7 7 0 1 0-13 0M58 44a7 7 0 1 0 13 0 7 7 0 1 0-13 0M54 43h4" />
        )}
      </g>
      <path
        d={of === 'ceo' ? 'm42 74 14 16 14-16' : 'M44 74v9l12 6 12-6v-9'}
        fill="none"
        stroke="#f6f5ef"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
