/**
 * `@freight/kit/rehearsal`: the states of a delivery as plain data, and an API made of them for a page or a test.
 */
export { type Rehearsal, type RehearsalOptions, rehearse } from './rehearse.ts';
export { type Answer, answerTo, type Call } from './states/answers.ts';
export { type FurtherState, type FurtherStateName, furtherState, furtherStates } from './states/further.ts';
export { type Data, orderAt, rehearsedNumber, trackingAt } from './states/order.ts';
export { partsOf, type StateParts } from './states/parts.ts';
export {
  type Connection,
  connections,
  type Happening,
  happenings,
  type Moment,
  moments,
  type Scene,
} from './states/scene.ts';
