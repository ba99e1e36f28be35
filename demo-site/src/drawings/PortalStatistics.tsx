import type { ScreenTexts } from '#content/landing/screens/screenTexts.ts';
import { Label } from './Label.tsx';
import { PortalWindow } from './PortalWindow.tsx';
import { Dropoff, Pickup, Way } from './scenery.tsx';

const loads = [52, 55, 61, 58, 66, 64, 71, 69, 74, 78];
const bottom = 532;
const heightOf = (load: number) => load * 3;
const middleOf = (index: number) => 252 + index * 42;

const vehicles = [
  ['MLB 204', 0, 86],
  ['TRW 61K', 1, 71],
  ['GHC 88P', 0, 80],
  ['FDA 317', 2, 64],
] as const;

/** Four figures, the load of ten weeks with the orange line over it, and the vehicles. */
export function PortalStatistics({ portal }: ScreenTexts) {
  return (
    <PortalWindow texts={portal} open={4} title={portal.statistics}>
      {portal.tiles.map(([label, value, change], index) => (
        <g key={label} transform={`translate(${212 + index * 184} 82)`}>
          <rect
            width={172}
            height={98}
            rx={14}
            fill="var(--surface)"
            stroke="var(--line)"
            strokeWidth={1.5}
          />
          <Label x={16} y={28} size={13} color="muted">
            {label}
          </Label>
          <Label x={16} y={62} size={26} weight={700}>
            {value}
          </Label>
          <Label x={16} y={84} size={13} weight={650} color="accent">
            {change}
          </Label>
        </g>
      ))}
      <rect
        x={212}
        y={200}
        width={466}
        height={374}
        rx={14}
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth={1.5}
      />
      <Label x={232} y={232} size={15} weight={650}>
        {portal.load}
      </Label>
      <path
        d={`M232 ${bottom}h426M232 ${bottom - 100}h426M232 ${bottom - 200}h426`}
        stroke="var(--line)"
        strokeWidth={1.5}
      />
      {loads.map((load, index) => (
        <g key={load}>
          <rect
            x={middleOf(index) - 12}
            y={bottom - heightOf(load)}
            width={24}
            height={heightOf(load)}
            rx={4}
            fill="var(--line)"
          />
          <Label x={middleOf(index)} y={bottom + 22} size={11} color="muted" anchor="middle">
            {index === 0 ? `${portal.weeks} 15` : String(15 + index)}
          </Label>
        </g>
      ))}
      <Way
        d={`M${loads.map((load, index) => `${middleOf(index)} ${bottom - heightOf(load) - 14}`).join('L')}`}
      />
      <Pickup x={middleOf(0)} y={bottom - heightOf(52) - 14} r={7} />
      <Dropoff x={middleOf(9)} y={bottom - heightOf(78) - 14} r={7} />
      <rect
        x={694}
        y={200}
        width={246}
        height={374}
        rx={14}
        fill="var(--surface)"
        stroke="var(--line)"
        strokeWidth={1.5}
      />
      <Label x={714} y={232} size={15} weight={650}>
        {portal.vehicles}
      </Label>
      {vehicles.map(([plate, fuel, load], index) => {
        const top = 270 + index * 76;
        return (
          <g key={plate}>
            <Label x={714} y={top} size={14} weight={650}>
              {plate}
            </Label>
            <Label x={714} y={top + 18} size={12} color="muted">
              {portal.fuels[fuel]}
            </Label>
            <Label x={920} y={top} size={14} weight={650} anchor="end">
              {`${load} %`}
            </Label>
            <path d={`M714 ${top + 34}h206`} stroke="var(--tint)" strokeWidth={7} strokeLinecap="round" />
            <Way d={`M714 ${top + 34}h${load * 2.06}`} width={7} />
          </g>
        );
      })}
    </PortalWindow>
  );
}
