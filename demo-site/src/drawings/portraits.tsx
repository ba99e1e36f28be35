import type { ReactNode } from 'react';

interface PortraitProps {
  backdrop: string;
  clothes: string;
  skin: string;
  /** Behind the head. */
  hairBehind?: ReactNode;
  /** Over the forehead, and the other features of the person. */
  children: ReactNode;
}

/** A person from the shoulders up, in a disc; all portraits share the same face. */
function Portrait({ backdrop, clothes, skin, hairBehind, children }: PortraitProps) {
  return (
    <>
      <circle cx={56} cy={56} r={56} fill={backdrop} />
      {hairBehind}
      <path d="M14 93.2c4-16 20-23 42-23s38 7 42 23a56 56 0 0 1-84 0z" fill={clothes} />
      <path d="M46 58h20v18c0 5-4 9-10 9s-10-4-10-9z" fill={skin} />
      <path d="M37 40c0-14 8-22 19-22s19 8 19 22c0 16-8 29-19 29S37 56 37 40z" fill={skin} />
      <g fill="none" stroke="#2a1c14" strokeWidth={2} strokeLinecap="round">
        <path d="M48 41v2M64 41v2M51 56c3 3 7 3 10 0M56 43v6" />
      </g>
      {children}
    </>
  );
}

const maja = () => (
  <Portrait
    backdrop="#cfe0d2"
    clothes="#0b5a3e"
    skin="#f0c9a8"
    hairBehind={<path d="M30 78c-6-30-2-66 26-66s32 36 26 66z" fill="#a8602c" />}
  >
    <path d="M36 42c2-12 8-17 16-18 10 6 18 6 24 18 2-22-6-31-20-31S34 20 36 42z" fill="#a8602c" />
    <path d="m40 76 16 16 16-16" fill="none" stroke="#f6f5ef" strokeWidth={3} />
  </Portrait>
);

const yusuf = () => (
  <Portrait backdrop="#f3d9c2" clothes="#2b4257" skin="#c98f65">
    <path d="M36 40c-2-18 6-28 20-28s22 8 20 28c-2-6-4-9-6-12-8 2-20 2-28 0-2 3-4 6-6 12z" fill="#1d1512" />
    <path d="M37 46c0 16 8 25 19 25s19-9 19-25c-3 5-8 7-11 6-5-2-11-2-16 0-3 1-8-1-11-6z" fill="#1d1512" />
    <path d="M50 58c4-2 8-2 12 0-3 4-9 4-12 0z" fill="#c98f65" />
    <path d="M44 74v10l12 6 12-6V74" fill="none" stroke="#dfe7ee" strokeWidth={3} strokeLinejoin="round" />
  </Portrait>
);

const kerstin = () => (
  <Portrait backdrop="#e3ddcb" clothes="#9c3d33" skin="#f2d3ba">
    <path
      d="M33 46c-4-22 6-36 24-36s27 14 22 36c-2-10-5-15-10-18-8 5-20 6-28 3-4 3-7 8-8 15z"
      fill="#d9d9d4"
    />
    <g fill="none" stroke="#2a3a33" strokeWidth={2}>
      <circle cx={48} cy={42} r={6.5} />
      <circle cx={64} cy={42} r={6.5} />
      <path d="M54.5 42h3" />
    </g>
    <path
      d="M42 78c6 8 22 8 28 0"
      fill="none"
      stroke="#f6f5ef"
      strokeWidth={3}
      strokeDasharray="0.1 6"
      strokeLinecap="round"
    />
  </Portrait>
);

export const portraits = {
  'portrait-maja': maja,
  'portrait-yusuf': yusuf,
  'portrait-kerstin': kerstin,
};
