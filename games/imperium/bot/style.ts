/** The numbers that bots of both editions play by; each edition has more of its own. */
export interface Style {
  readonly name: string;
  /** What a victory point is worth, by round. */
  readonly point: readonly number[];
  /** The share of a goal's worth when so many of its kind are ready already. */
  readonly waiting: readonly number[];
  /** How loosely plans are chosen: 0 takes the best one. */
  readonly temperature: number;
  /** Whether objectives are thought of before they are met. */
  readonly plans: boolean;
  /** Whether what objectives cost is kept for them. */
  readonly saves: boolean;
  readonly planet: {
    /** Per resource or influence and round that is left. */
    readonly yield: number;
    readonly influence: number;
    readonly lesser: number;
    readonly rounds: number;
    readonly specialty: number;
  };
  /** The share of what is produced that counts: resources that are not spent are lost. */
  readonly produce: number;
  /** The share of a target's worth that a step towards it is worth. */
  readonly approach: number;
  readonly good: number;
  readonly actionCard: number;
  readonly technology: number;
  readonly attack: {
    /** The least chance at which an ordinary attack is made; for a point. */
    readonly floor: number;
    readonly floorForPoint: number;
    /** The share of a foe's loss that is one's own gain. */
    readonly foeLoss: number;
    /** What an attacked neighbour's anger costs. */
    readonly anger: number;
    /** The least chance at which a battle is fought on. */
    readonly retreat: number;
  };
  /** The share of danger at home that is paid for. */
  readonly homeGuard: number;
  /** Rounds that a game is expected to last. */
  readonly length: number;
}
