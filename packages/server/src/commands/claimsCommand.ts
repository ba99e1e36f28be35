/**
 * `freight-server claims list|show|answer`, or `npm run claims -- …`: what people report about deliveries, in the
 * database that `DATABASE_URL` or `FREIGHT_DATA` names. An answer needs the settings of the server, whose seller and
 * address are in its mail; a running server sends it.
 */
import { type ClaimState, claimLimits, claimStates } from '@freight/contract';
import { answerClaim, type ClaimOfOrder, findClaim, listOpenClaims } from '#claims/answerClaim.ts';
import { readCaseNumber } from '#claims/caseNumber.ts';
import { createClaimMailing } from '#claims/claimMailing.ts';
import { loadConfig } from '#config/config.ts';
import { sampleSeller } from '#config/seller.ts';
import type { Database } from '#db/database.ts';
import { createMailbox, createStore } from '#mail/outbox.ts';
import { formatDay, formatOre } from '#orderFacts/formats.ts';
import { runCommand, UsageError } from './command.ts';

const usage = `claims list
claims show CASE
claims answer CASE inReview|accepted|declined ["THE ANSWER"]   such as: claims answer S-7K2-M9P-QX4 accepted "We pay for it."`;

/** The states that an operator sets. */
const settable = claimStates.filter((state) => state !== 'received');

/** What a person wrote, without characters that control the terminal. */
const printable = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '');

const summaryOf = ({ claim, order }: ClaimOfOrder): string =>
  [
    claim.caseNumber,
    claim.kind,
    claim.state,
    `answer by ${formatDay(claim.answerBy, 'en')}`,
    order.orderNumber,
  ].join('  ');

function describe({ claim, order }: ClaimOfOrder): string {
  const { firstName, lastName, email, phoneNr } = order.sender;
  const reporter = claim.byLink ? 'the holder of a link, who gets no mail' : 'the customer';
  return printable(
    [
      summaryOf({ claim, order }),
      `Reported on ${formatDay(claim.createdAt, 'en')} by ${reporter}`,
      `Customer: ${firstName} ${lastName}, ${email}, ${phoneNr}`,
      ...(claim.valueOre === null ? [] : [`Value: ${formatOre(claim.valueOre)}`]),
      '',
      claim.text,
      ...(claim.answer === null ? [] : ['', 'Answer:', claim.answer]),
    ].join('\n'),
  );
}

function requireCase(typed: string): string {
  const caseNumber = readCaseNumber(typed);
  if (caseNumber === undefined)
    throw new UsageError(`${printable(typed)} is no case number such as S-7K2-M9P-QX4.`);
  return caseNumber;
}

async function show({ db }: Database, caseNumber: string): Promise<string> {
  const found = await findClaim(db, caseNumber);
  if (!found) throw new UsageError(`There is no case ${caseNumber}.`);
  return describe(found);
}

async function list({ db }: Database): Promise<string> {
  const open = await listOpenClaims(db);
  return open.length === 0 ? 'There are no open claims.' : open.map(summaryOf).join('\n');
}

/** The mails of an answer, written by the settings of the server. */
function mailing() {
  const { seller = sampleSeller, publicUrl, port, mail } = loadConfig(process.env, []);
  const siteUrl = publicUrl ?? `http://localhost:${port}`;
  const outbox = (mail.smtpUrl === undefined ? createMailbox : createStore)({ now: Date.now });
  return createClaimMailing({ outbox, sender: () => ({ ...seller, siteUrl }) });
}

interface Answer {
  readonly state: ClaimState;
  readonly answer: string | undefined;
}

function readAnswer(wanted: string | undefined, text: string | undefined): Answer {
  const state = settable.find((each) => each === wanted);
  if (state === undefined) throw new UsageError(usage);
  const answer = text?.trim();
  if (answer === '' || (answer === undefined && state !== 'inReview'))
    throw new UsageError(`A claim is ${state} with an answer.`);
  if (answer && answer.length > claimLimits.textLength)
    throw new UsageError(`An answer has at most ${claimLimits.textLength} characters.`);
  return { state, answer };
}

async function store(database: Database, caseNumber: string, answer: Answer): Promise<string> {
  const answered = await answerClaim({ database, mailing: mailing() }, caseNumber, answer, new Date());
  if (!answered) throw new UsageError(`There is no case ${caseNumber}.`);
  const isMailed = answer.answer !== undefined && !answered.byLink;
  return `${caseNumber} is ${answer.state}. ${isMailed ? 'The answer is mailed to the customer.' : 'No mail is sent.'}`;
}

/** Runs the command and prints its result; returns the exit code. */
export async function runClaimsCommand([action, typed, ...rest]: readonly string[]): Promise<number> {
  return runCommand(async (withDatabase) => {
    if (action === 'list' && typed === undefined) return withDatabase(list);
    if (typed === undefined || rest.length > 2) throw new UsageError(usage);
    if (action === 'show' && rest.length === 0) {
      const caseNumber = requireCase(typed);
      return withDatabase((database) => show(database, caseNumber));
    }
    if (action !== 'answer') throw new UsageError(usage);
    const caseNumber = requireCase(typed);
    const answer = readAnswer(rest[0], rest[1]);
    return withDatabase((database) => store(database, caseNumber, answer));
  });
}
