import { paths } from '@freight/contract';
import { group } from './operation.ts';

const about = { tag: 'Boards', capability: 'boards' } as const;

const ownBoards = group({ ...about, token: 'required' })({
  listBoards: {
    call: `GET ${paths.boards}`,
    summary: 'The customer’s boards',
    answers: [{ description: 'The oldest first.', schema: 'boardsAnswer' }],
  },
  createBoard: {
    call: `POST ${paths.boards}`,
    summary: 'A new board of what comes to a place',
    body: 'boardRequest',
    answers: [{ status: 201, description: 'With its token.', schema: 'newBoardAnswer' }],
    refusals: ['tooManyBoards'],
  },
  deleteBoard: {
    call: `DELETE ${paths.board('{id}')}`,
    summary: 'Ends a board; its screens show nothing more',
    answers: [{ description: 'It has ended.', schema: 'messageAnswer' }],
    refusals: ['boardNotFound'],
  },
});

export const boardOperations = [
  ...ownBoards,
  ...group(about)({
    readBoard: {
      call: `POST ${paths.boardArrivals}`,
      summary: 'What comes today and tomorrow, for a screen without a login',
      body: 'boardOpening',
      answers: [{ description: 'The earliest first.', schema: 'boardArrivalsAnswer' }],
      refusals: ['boardNotFound'],
    },
  }),
];
