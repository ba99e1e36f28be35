import { type Board, type BoardArrival, type BoardRequest, latePaths } from '@freight/contract';
import type { Core } from '#core/core.ts';
import { fieldsOf, list, number, text, time } from '#fields/fields.ts';
import { readArrivalWindow } from '#wire/readArrivalWindow.ts';
import { found, type Options } from './answers.ts';

function readBoard(answer: unknown): Board {
  const { id, name, place, showsNames, createdAt } = fieldsOf(answer);
  return {
    id: text(id),
    name: text(name),
    place: text(place),
    showsNames: showsNames === true,
    createdAt: time(createdAt),
  };
}

function readRow(answer: unknown): BoardArrival {
  const {
    orderId,
    status,
    from,
    to,
    pieces,
    weight,
    reference,
    arrivalWindow,
    estimatedDelivery,
    arrivedAt,
  } = fieldsOf(answer);
  const window = readArrivalWindow(arrivalWindow);
  return {
    orderId: text(orderId),
    status: text(status),
    from: text(from),
    to: text(to),
    pieces: number(pieces),
    weight: number(weight),
    ...(text(reference) && { reference: text(reference) }),
    ...(window && { arrivalWindow: window }),
    ...(time(estimatedDelivery) && { estimatedDelivery: time(estimatedDelivery) }),
    ...(time(arrivedAt) && { arrivedAt: time(arrivedAt) }),
  };
}

/** What comes to a place today and tomorrow. */
export interface BoardContents {
  name: string;
  arrivals: BoardArrival[];
  /** How many further ones there are. */
  more: number;
}

/** Boards of what comes, of an API with the capability `boards`. */
export function createBoards({ http }: Pick<Core, 'http'>) {
  return {
    /** The signed-in customer's, the oldest first. */
    list: async (options?: Options): Promise<Board[]> =>
      list(found(await http.get(latePaths.boards, options), 'notFound')).map(readBoard),

    /** Makes one; only this answer contains its `token`. */
    async create(board: BoardRequest, options?: Options): Promise<Board & { token: string }> {
      const data = found(await http.post(latePaths.boards, board, options), 'invalidAnswer');
      return { ...readBoard(data), token: text(fieldsOf(data)['token']) };
    },

    async end(id: string, options?: Options): Promise<void> {
      await http.delete(latePaths.board(id), options);
    },

    /** What a board shows, without a login; throws `ApiError` 404 when it has ended. */
    async read(token: string, options?: Options): Promise<BoardContents> {
      const { name, arrivals, more } = fieldsOf(
        found(await http.post(latePaths.boardArrivals, { token }, options), 'invalidAnswer'),
      );
      return { name: text(name), arrivals: list(arrivals).map(readRow), more: number(more) };
    },
  };
}
