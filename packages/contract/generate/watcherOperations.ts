import { paths } from '@freight/contract';
import { group } from './operation.ts';

const watchers = paths.watchers('{id}');

export const watcherOperations = group({ tag: 'Watchers', capability: 'watchers', token: 'required' })({
  listWatchers: {
    call: `GET ${watchers}`,
    summary: 'Who else gets mails about an order',
    answers: [{ description: 'The oldest first.', schema: 'watchersAnswer' }],
    refusals: ['transportNotFound'],
  },
  addWatcher: {
    call: `POST ${watchers}`,
    summary: 'Tells one more person, or the same one about other things',
    body: 'watcherRequest',
    answers: [
      { status: 201, description: 'They get mails from now on.', schema: 'watcherAnswer' },
      { description: 'They had been added before; the kinds are the new ones.', schema: 'watcherAnswer' },
    ],
    refusals: ['transportNotFound', 'watcherEnded', 'tooManyWatchers', 'notWatchable'],
  },
  endWatcher: {
    call: `DELETE ${paths.watcher('{id}', '{watcherId}')}`,
    summary: 'Tells a person nothing more',
    answers: [{ description: 'They get no more mails.', schema: 'messageAnswer' }],
    refusals: ['transportNotFound', 'watcherNotFound'],
  },
});
