import { paths } from '@freight/contract';
import { type Operation, templateOf } from './operation.ts';

export const cancellationOperations: readonly Operation[] = [
  {
    id: 'readCancellation',
    method: 'get',
    path: templateOf(paths.cancellation('{id}')),
    tag: 'Orders',
    summary: 'What cancelling an order costs and returns, and whether it still can be',
    token: 'required',
    capability: 'cancellation',
    answers: [{ description: 'The conditions now.', schema: 'cancellationAnswer' }],
    refusals: ['transportNotFound'],
  },
  {
    id: 'cancelOrder',
    method: 'post',
    path: templateOf(paths.cancellation('{id}')),
    tag: 'Orders',
    summary: 'Cancels an order until it is picked up; repeating the call changes nothing',
    token: 'required',
    capability: 'cancellation',
    answers: [{ description: 'The order is cancelled.', schema: 'cancellationAnswer' }],
    refusals: ['transportNotFound', 'notCancellable'],
  },
];
