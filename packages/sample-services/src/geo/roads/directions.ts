import type { Language } from '@freight/contract';
import polyline from '@googlemaps/polyline-codec';
import type { LatLon } from '#geo/measures/distance.ts';
import { isInServiceArea } from '#geo/towns/serviceArea.ts';
import { distanceText, durationText } from './measureTexts.ts';
import { type PlannedRoute, planRoute } from './route.ts';

interface LatLng {
  readonly lat: number;
  readonly lng: number;
}
interface Measure {
  readonly text: string;
  readonly value: number;
}
/** Google's answer, as far as it is filled: metres and seconds in `value`. */
export interface DirectionsAnswer {
  readonly status: 'OK' | 'ZERO_RESULTS';
  readonly routes: readonly DirectionsRoute[];
}
interface DirectionsRoute {
  readonly summary: string;
  readonly bounds: { readonly northeast: LatLng; readonly southwest: LatLng };
  readonly copyrights: string;
  readonly legs: readonly {
    readonly distance: Measure;
    readonly duration: Measure;
    readonly start_location: LatLng;
    readonly end_location: LatLng;
    readonly steps: readonly [];
    readonly via_waypoint: readonly [];
  }[];
  readonly overview_polyline: { readonly points: string };
  readonly warnings: readonly string[];
  readonly waypoint_order: readonly [];
}

const asLatLng = ([lat, lng]: LatLon): LatLng => ({ lat, lng });

function boundsOf(points: readonly LatLon[]): DirectionsRoute['bounds'] {
  const lats = points.map(([lat]) => lat);
  const lngs = points.map(([, lng]) => lng);
  return {
    northeast: { lat: Math.max(...lats), lng: Math.max(...lngs) },
    southwest: { lat: Math.min(...lats), lng: Math.min(...lngs) },
  };
}

const mostRoadsInSummary = 3;

function routeAnswer(route: PlannedRoute, from: LatLon, to: LatLon, language: Language): DirectionsRoute {
  const metres = Math.round(route.distanceKm * 1000);
  const seconds = Math.round(route.durationHours * 3600);
  return {
    summary: route.roads.slice(0, mostRoadsInSummary).join(' / '),
    bounds: boundsOf(route.points),
    copyrights: 'Sample route · GeoNames CC BY 4.0',
    legs: [
      {
        distance: { text: distanceText(metres, language), value: metres },
        duration: { text: durationText(seconds, language), value: seconds },
        start_location: asLatLng(from),
        end_location: asLatLng(to),
        steps: [],
        via_waypoint: [],
      },
    ],
    overview_polyline: { points: polyline.encode(route.points.map(([lat, lon]) => [lat, lon])) },
    warnings: ['Sample data: the roads are simplified and not fit for navigation.'],
    waypoint_order: [],
  };
}

/**
 * Directions for a lorry between two points in the shape of Google's Directions service [CLIENT-40]:
 * one route with one leg, or `ZERO_RESULTS` when an end lies outside the Nordic countries and Germany.
 */
export function directionsBetween(from: LatLon, to: LatLon, language: Language): DirectionsAnswer {
  if (!isInServiceArea(from) || !isInServiceArea(to)) return { status: 'ZERO_RESULTS', routes: [] };
  return { status: 'OK', routes: [routeAnswer(planRoute(from, to), from, to, language)] };
}
