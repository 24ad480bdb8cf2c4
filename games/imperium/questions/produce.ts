import { countPlan } from '@orrery/kernel';
import type { CountSpec, Json, Plan, Slot } from '@orrery/kernel';
import { paymentOf, readPayment } from '../economy/payment.ts';
import type { PaymentRules } from '../economy/payment.ts';
import type { Payment, Purse } from '../economy/purse.ts';
import { isRecord, readFigures, writeFigures } from '../units/counted.ts';

// Producing: units and what pays for all of them are one answer, since the legality of each depends on the other.

/** How many units come to stand where, and what pays for them. */
export type Produced<Unit extends string> = { units: { [place: string]: { [U in Unit]?: number } }; pay: Payment };

/** A unit at the place where it would come to stand. */
export interface Berth<Unit extends string> extends Slot {
  readonly stack: Unit;
  readonly at: string;
}

type Spec<Unit extends string> = CountSpec<Produced<Unit>, Payment>;
/** What may be produced: the limits and prices of the edition. */
export interface Yard<Unit extends string> extends Pick<
  Spec<Unit>,
  'bounds' | 'floors' | 'meters' | 'warnings' | 'unknown'
> {
  readonly berths: readonly Berth<Unit>[];
  readonly closed: NonNullable<Spec<Unit>['closed']>;
  /** Rules that are no sums; the price comes after them. */
  also(counts: readonly number[]): string | null;
  price(counts: readonly number[]): number;
  readonly purse: Purse;
  /** What can be spent; more than is in the purse where the price may still fall. */
  readonly wealth: number;
  /** `form`: the rule of producing, for an answer that is none. */
  readonly rules: { readonly form: string; readonly payment: PaymentRules };
}

export const producePlan = <Unit extends string>(yard: Yard<Unit>): Plan<Produced<Unit>, Payment> => {
  const { berths, also, price, purse, wealth, rules, ...limits } = yard;
  return countPlan<Produced<Unit>, Payment>({
    ...limits,
    slots: berths,
    also: (counts) => also(counts) ?? (price(counts) > wealth ? rules.payment.short : null),
    auto: (counts) => paymentOf(purse, price(counts), rules.payment),
    write: (counts, pay) => ({ units: writeFigures(berths, counts) as Produced<Unit>['units'], pay: pay! }),
    read: (answer) => readProduced(answer) ?? { rule: rules.form },
  });
};

function readProduced(answer: Json): { counts: Map<string, number>; part: Payment } | null {
  if (!isRecord(answer)) return null;
  const counts = readFigures(answer['units']);
  const part = readPayment(answer['pay']);
  return counts && part ? { counts, part } : null;
}

/** Whether anything at all could be produced. */
export const canProduce = (plan: Plan): boolean => plan.slots.some((_, slot) => plan.refuses(slot, 1) === null);

/** Every unit of an answer, with the place where it comes to stand. */
export const unitsIn = <Unit extends string>({ units }: Produced<Unit>): { unit: Unit; n: number; at: string }[] =>
  Object.entries(units).flatMap(([at, here]) =>
    Object.entries<number>(here as { [U in Unit]: number }).map(([unit, n]) => ({ unit: unit as Unit, n, at })),
  );

export const NOTHING_PRODUCED: Produced<never> = { units: {}, pay: { coins: [], goods: 0 } };

/** A kind of unit of which every place needs a figure; further ones may be tokens. */
export interface Figured<Unit extends string> {
  readonly unit: Unit;
  /** Figures that stand nowhere yet. */
  readonly left: number;
  isAt(place: string): boolean;
}
/** Whether the figures do for all places to which such units would come. */
export function figuresSuffice<Unit extends string>(
  kinds: readonly Figured<Unit>[],
  berths: readonly Berth<Unit>[],
): (counts: readonly number[]) => boolean {
  const founding = kinds.map(({ unit, isAt }) => berths.map(({ stack, at }) => stack === unit && !isAt(at)));
  return (counts) =>
    kinds.every(({ left }, kind) => {
      let founded = 0;
      for (let i = 0; i < counts.length; i++) if (founding[kind]![i] && counts[i]! > 0) founded++;
      return founded === 0 || founded <= left;
    });
}
