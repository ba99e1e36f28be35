import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutation` lets judge: those of code that needs no server, no browser and no other process. */
export default defineConfig({
  test: {
    include: [
      'packages/client/src/{api,errors,format,storage}/{additions,address,apiError,codes,documentedMessages,format,orderPayload,placedOrder,pricePayload,reading,storage}.test.ts',
      'packages/server/src/{dispatch,documents,geo,mail,orders,partners,pricing}/{addressQuery,alongLine,amounts,arrivalWindow,deliveryCalendar,distance,driver,journey,orderNumber,originRule,tariff,volume}.test.ts',
    ],
  },
});
