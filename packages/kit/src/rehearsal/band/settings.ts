import { type Configuration, configuration } from '#platform/configuration.ts';

/**
 * Changes settings of the page. Not by `configure()`, which no element calls: the code that all visitors load would
 * have to export it. Without a prototype, as the settings always are.
 */
export function changeSettings(change: Partial<Configuration>): void {
  configuration.setState(Object.assign(Object.create(null), configuration.getState(), change), true);
}
