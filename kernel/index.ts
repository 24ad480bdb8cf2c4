export { same, copy, difference } from './json.ts';
export type { Json } from './json.ts';
export { applyPatch, patchText } from './patch.ts';
export type { Patch } from './patch.ts';
export { checkDice, isKeyOf } from './proof.ts';
export type { CheckedStep } from './proof.ts';
export { filmOf, framesOf, isFilm, isStep, played } from './film.ts';
export type { Film, FilmFrame } from './film.ts';
export { pack, unpack } from './pack.ts';
export { fingerprint } from './hash.ts';
export { FORMAT, currentCommand, isComparable, stateHash } from './format.ts';
export { sha256 } from './sha256.ts';
export { commitment, draw, keyFromHex, keyFromSeed, keyToHex, sampler, shuffleWith, mixedKey } from './random.ts';
export type { Key, Rng, Draw, OnDraw } from './random.ts';
export { LANGUAGES } from './languages.ts';
export type { Language, Reader, RuleChapter, Rulebook, TableWords, Words } from './languages.ts';
export * from './types.ts';
export type * from './game.ts';
export { assemble, game, part } from './parts.ts';
export type { AnyPart, Assembled, Part, PartSpec, Rest, With } from './parts.ts';
export { flow, revise } from './flow.ts';
export type { Answered, FitsAs, Flow, FlowOf, Flowing, GivenBy, Gives, LocalFor, Next } from './flow.ts';
export type {
  Board,
  BoardTable,
  EmitArgs,
  NumberQuery,
  PermissionQuery,
  QueryApi,
  SetQuery,
  TableApi,
} from './tableApi.ts';
export { Table } from './table.ts';
export { Fault, breadcrumb } from './fault.ts';
export { procedures } from './procedures.ts';
export { checkAnswer, defaultAnswer, listAnswers, sampleAnswer } from './answers.ts';
export { countPlan } from './countPlan.ts';
export type { Bound, CountSpec, Floor } from './countPlan.ts';
export { checkPlan, draftOf, firstOfPlan, listPlan, resume, roomFor } from './plan.ts';
export type { Automatic, Closed, Draft, Meter, Plan, Row, Slot, Warning } from './plan.ts';
export { cardsIn, replaceCards } from './zones.ts';
export type { Where } from './zones.ts';
export { componentsOf } from './component.ts';
export type * from './component.ts';
export { contentOf, textOf } from './effect.ts';
export type { Content } from './effect.ts';
export { momentsOf } from './moments.ts';
export type { Acts, MomentSpec, Moments, WindowsOf } from './moments.ts';
export { questions } from './questions.ts';
export { clockwise, nextSeat, othersFrom, startingWith } from './seats.ts';
export { foldNumber, foldPermission, foldSet, numberOf, permissionOf, rulesView, traceOf } from './queries.ts';
export { NOBODY, hasListeners, liveOf } from './live.ts';
export type { Live, Reactor } from './live.ts';
export type { Trace } from './queries.ts';
export * from './stacks.ts';
export { cloneState } from './clone.ts';
export { SetupError, bareState, begin, completeOptions, eventFor, view } from './start.ts';
export type { Setup } from './start.ts';
export { apply, awaited, check, isLive, nextDecision, offersTo, readyToClose } from './apply.ts';
export { checkDeal, mayDeal, performDeal } from './deals.ts';
export { cameTrue, lookAhead } from './ahead.ts';
export type { Ahead, EarlyAnswer } from './ahead.ts';
export { lasts } from './waivers.ts';
export { sealedWindow } from './open.ts';
export { pointsOf } from './line.ts';
export type { Point } from './line.ts';
export { Match, replayedPast } from './match.ts';
export type { Logged, Past, Snapshot } from './match.ts';
export { readMatchFile, replay, timesAfter, toMatchFile, writeMatchFile } from './matchFile.ts';
export type { FileFlaw, MatchFile, Replayed, SeatName } from './matchFile.ts';
export { redeal } from './redeal.ts';
export { remember } from './remember.ts';
export type { Deck, LookedAt } from './redeal.ts';
export { upgrade } from './versions.ts';
export type { Upgraded } from './versions.ts';
export { answerInWords, eventInWords, fill, questionInWords, refusalInWords, ruleInWords } from './words.ts';
export { allWordings, wordingOf } from './wording.ts';
export type { Wording } from './wording.ts';
