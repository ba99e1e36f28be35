import type { ScreenTexts } from '#content/landing/screens/screenTexts.ts';
import { Label } from './Label.tsx';
import { PortalWindow } from './PortalWindow.tsx';
import { Dropoff, Pickup, Way } from './scenery.tsx';

const columns = { left: 348, width: 118 };
const rows = { top: 132, height: 108 };

interface Job {
  /** In days of the week, from Monday 0. */
  from: number;
  to: number;
  way: string;
}

const drivers: { name: string; plate: string; jobs: Job[]; room?: number }[] = [
  {
    name: 'Amina Berg',
    plate: 'MLB 204',
    jobs: [
      { from: 0.1, to: 0.9, way: 'Karlstad–Örebro' },
      { from: 1.1, to: 2.8, way: 'Karlstad–Stockholm' },
      { from: 3.1, to: 4.6, way: 'Stockholm–Gävle' },
    ],
  },
  {
    name: 'Jonas Ek',
    plate: 'TRW 61K',
    jobs: [
      { from: 0.1, to: 1.8, way: 'Göteborg–Karlstad' },
      { from: 3.2, to: 4.9, way: 'Karlstad–Malmö' },
    ],
    room: 2,
  },
  {
    name: 'Leyla Nur',
    plate: 'GHC 88P',
    jobs: [
      { from: 0.3, to: 2.7, way: 'Sundsvall–Umeå–Luleå' },
      { from: 3.1, to: 3.9, way: 'Luleå–Boden' },
    ],
    room: 4,
  },
  {
    name: 'Olle Strand',
    plate: 'FDA 317',
    jobs: [
      { from: 1.1, to: 1.9, way: 'Arvika–Sunne' },
      { from: 2.1, to: 4.8, way: 'Sunne–Östersund' },
    ],
    room: 0,
  },
];

const at = (day: number) => columns.left + day * columns.width;

/** The week of four drivers; every job is a line from its green to its red dot. */
export function PortalSchedule({ portal }: ScreenTexts) {
  return (
    <PortalWindow texts={portal} open={1} title={portal.week}>
      <rect x={780} y={30} width={158} height={36} rx={10} fill="var(--accent)" />
      <Label x={859} y={53} size={14} weight={650} color="on-accent" anchor="middle">
        {portal.addJob}
      </Label>
      {portal.days.map((day, index) => (
        <Label key={day} x={at(index) + 8} y={112} size={13} weight={650} color="muted">
          {day}
        </Label>
      ))}
      <path
        d={`M204 124h734${[0, 1, 2, 3, 4].map((day) => `M${at(day)} 92v486`).join('')}${[1, 2, 3].map((row) => `M204 ${rows.top + row * rows.height + 8}h734`).join('')}`}
        stroke="var(--line)"
        strokeWidth={1.5}
      />
      {drivers.map(({ name, plate, jobs, room }, index) => {
        const middle = rows.top + index * rows.height + 64;
        return (
          <g key={name}>
            <Label x={212} y={middle - 6} size={15} weight={650}>
              {name}
            </Label>
            <Label x={212} y={middle + 14} size={12.5} color="muted">
              {plate}
            </Label>
            {jobs.map(({ from, to, way }) => (
              <g key={way}>
                <Label x={at(from) - 4} y={middle - 16} size={12}>
                  {way}
                </Label>
                <Way d={`M${at(from)} ${middle}H${at(to)}`} width={5} />
                <Pickup x={at(from)} y={middle} r={7} />
                <Dropoff x={at(to)} y={middle} r={7} />
              </g>
            ))}
            {room !== undefined && (
              <g>
                <rect
                  x={at(room) + 8}
                  y={middle - 14}
                  width={102}
                  height={28}
                  rx={8}
                  fill="none"
                  stroke="var(--pickup)"
                  strokeWidth={1.5}
                  strokeDasharray="5 4"
                />
                <Label x={at(room) + 59} y={middle + 4} size={12} weight={600} color="accent" anchor="middle">
                  {portal.room}
                </Label>
              </g>
            )}
          </g>
        );
      })}
    </PortalWindow>
  );
}
