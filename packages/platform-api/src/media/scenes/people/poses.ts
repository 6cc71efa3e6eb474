import { disc, oval, rect, repeat, shape, stroke } from '../pen.ts';
import type { Look } from './head.ts';

/** Arms and legs of a figure as lines from the shoulders and the hips. The neck is at the origin. */
export interface Pose {
  left: string;
  right: string;
  legs: readonly [string, string];
  /** Where the hands are: left x, left y, right x, right y. */
  hands: readonly [number, number, number, number];
  /** How far it leans to its side, in degrees. */
  lean?: number;
  /** How far it is above the ground. */
  lift?: number;
  /** What it stands or sits on. */
  behind?: (look: Look) => string;
  /** What it holds. */
  held?: (look: Look) => string;
}

const STANDING = ['M-60,300 L-70,420 L-80,510', 'M60,300 L70,420 L80,510'] as const;

/** Twenty attitudes; the heads of avatars, their clothes and colors vary on their own. */
export const POSES: readonly Pose[] = [
  {
    left: 'M-120,30 L-190,150 L-170,270',
    right: 'M120,30 L230,-40 L250,-190',
    legs: STANDING,
    hands: [-170, 280, 252, -204],
  },
  {
    left: 'M-120,30 L-250,140 L-110,240',
    right: 'M120,30 L250,140 L110,240',
    legs: ['M-60,300 L-100,410 L-120,510', 'M60,300 L100,410 L120,510'],
    hands: [-104, 244, 104, 244],
  },
  {
    left: 'M-120,30 L-250,-30 L-290,-170',
    right: 'M120,30 L250,-30 L290,-170',
    legs: ['M-60,300 L-170,380 L-110,500', 'M60,300 L170,360 L230,450'],
    hands: [-292, -184, 292, -184],
    lift: 50,
  },
  {
    left: 'M-120,30 L-180,150 L40,170',
    right: 'M120,30 L180,140 L-50,130',
    legs: ['M-60,300 L-60,420 L-64,510', 'M60,300 L110,410 L60,510'],
    hands: [50, 170, -60, 128],
  },
  {
    left: 'M-120,30 L-240,110 L-330,40',
    right: 'M120,30 L210,150 L290,240',
    legs: ['M-60,300 L-120,400 L-60,510', 'M60,300 L190,360 L260,470'],
    hands: [-340, 30, 300, 250],
    lean: -8,
  },
  {
    left: 'M-120,30 L-170,160 L-150,280',
    right: 'M120,30 L200,120 L110,-10',
    legs: ['M-60,300 L-66,420 L-130,505', 'M60,300 L50,420 L90,510'],
    hands: [-150, 290, 104, -16],
  },
  {
    left: 'M-120,30 L-210,130 L-120,200',
    right: 'M120,30 L210,140 L280,200',
    legs: ['M-60,300 L-150,390 L-230,480', 'M60,300 L140,400 L110,510'],
    hands: [-112, 206, 288, 206],
    lean: 7,
  },
  {
    left: 'M-120,30 L-190,150 L-150,290',
    right: 'M120,30 L190,150 L150,290',
    legs: ['M-60,310 L-170,340 L-160,500', 'M60,310 L170,340 L160,500'],
    hands: [-146, 300, 146, 300],
    behind: ({ accent }) =>
      `${rect(-190, 300, 380, 60, accent, 'rx="20"')}${stroke('M-150,350 V520 M150,350 V520', accent, 26)}`,
  },
  {
    left: 'M-120,30 L-260,-40 L-130,-150',
    right: 'M120,30 L260,-40 L130,-150',
    legs: ['M-60,300 L-80,420 L-60,510', 'M60,300 L160,380 L60,470'],
    hands: [-126, -152, 126, -152],
  },
  {
    left: 'M-120,30 L-230,140 L-110,220',
    right: 'M120,30 L240,30 L370,10',
    legs: ['M-60,300 L-110,400 L-150,505', 'M60,300 L90,420 L110,510'],
    hands: [-102, 224, 380, 10],
  },
  {
    left: 'M-120,30 L-230,-60 L-180,-230',
    right: 'M120,30 L200,150 L330,170',
    legs: ['M-60,300 L-60,420 L-40,510', 'M60,300 L200,330 L330,300'],
    hands: [-178, -244, 340, 170],
    lean: -10,
  },
  {
    left: 'M-120,30 L-220,130 L-300,90',
    right: 'M120,30 L220,130 L300,60',
    legs: ['M-60,300 L-150,380 L-130,470', 'M60,300 L170,360 L190,470'],
    hands: [-310, 84, 310, 54],
    lean: 6,
    behind: ({ accent, hair }) =>
      `${rect(-250, 486, 520, 30, accent, 'rx="15"')}${[-170, 190].map((x) => disc(x, 524, 22, hair)).join('')}`,
  },
  {
    left: 'M-120,30 L-160,160 L-40,220',
    right: 'M120,30 L160,160 L40,220',
    legs: STANDING,
    hands: [-54, 226, 54, 226],
    held: ({ accent }) =>
      `${disc(0, 190, 84, accent)}${stroke('M-84,190 H84 M0,106 V274', '#fff', 9, 'opacity=".7"')}${stroke('M-56,130 Q0,190 -56,250 M56,130 Q0,190 56,250', '#fff', 9, 'opacity=".7"')}`,
  },
  {
    left: 'M-120,30 L-210,150 L-90,190',
    right: 'M120,30 L220,120 L170,200',
    legs: ['M-60,300 L-90,420 L-110,510', 'M60,300 L120,410 L170,505'],
    hands: [-84, 190, 166, 206],
    held: ({ accent, hair }) =>
      `<g transform="translate(30 190) rotate(-24)">${shape('M-150,-60 Q-60,-80 -30,-44 Q20,-76 60,-30 Q70,30 20,44 Q-40,30 -60,60 Q-170,80 -180,0 Q-180,-40 -150,-60 Z', accent)}${rect(40, -20, 260, 28, hair)}${rect(290, -32, 60, 50, accent)}${disc(-60, 0, 36, hair)}</g>`,
  },
  {
    left: 'M-120,30 L-200,150 L-180,270',
    right: 'M120,30 L190,-20 L200,-150',
    legs: ['M-60,300 L-70,420 L-70,510', 'M60,300 L80,420 L110,510'],
    hands: [-180, 280, 200, -160],
    held: ({ accent, cloth }) =>
      `${stroke('M200,-80 V-420', '#6b5b73', 14)}${shape('M-10,-400 Q20,-600 200,-600 Q380,-600 410,-400 Q370,-440 340,-400 Q300,-440 270,-400 Q235,-440 200,-400 Q165,-440 130,-400 Q100,-440 60,-400 Q30,-440 -10,-400 Z', accent)}${shape('M200,-600 Q300,-560 270,-400 Q235,-440 200,-400 Z', cloth)}`,
  },
  {
    left: 'M-120,30 L-210,90 L-120,-20',
    right: 'M120,30 L210,90 L120,-20',
    legs: ['M-60,310 L-200,400 L-60,470', 'M60,310 L200,400 L60,470'],
    hands: [-114, -28, 114, -28],
    behind: ({ accent }) => `${oval(0, 500, 260, 60, accent)}${oval(0, 486, 220, 40, '#fff', 'opacity=".3"')}`,
  },
  {
    left: 'M-120,30 L-240,70 L-350,150',
    right: 'M120,30 L240,-20 L350,-90',
    legs: ['M-60,300 L-110,410 L-90,510', 'M60,300 L90,410 L140,505'],
    hands: [-358, 156, 358, -96],
    lean: 9,
  },
  {
    left: 'M-120,30 L-200,150 L-170,280',
    right: 'M120,30 L210,110 L230,-20',
    legs: ['M-60,300 L-110,400 L-220,470', 'M60,300 L190,330 L180,500'],
    hands: [-166, 290, 230, -30],
    held: ({ accent }) =>
      `${stroke('M230,60 V-330', '#6b5b73', 12)}${shape('M236,-326 h180 l-46,56 46,56 h-180 Z', accent)}`,
  },
  {
    left: 'M-120,30 L-230,-50 L-240,-180',
    right: 'M120,30 L230,-50 L240,-180',
    legs: STANDING,
    hands: [-240, -190, 240, -190],
    held: ({ accent, cloth }) =>
      `${shape('M-290,-210 H290 L270,-330 Q0,-380 -270,-330 Z', accent)}${repeat(5, (index) => disc(-200 + index * 100, -262, 22, cloth))}`,
  },
  {
    left: 'M-120,30 L-210,140 L-70,120',
    right: 'M120,30 L200,150 L180,280',
    legs: ['M-60,300 L-60,420 L-150,470', 'M60,300 L70,420 L80,510'],
    hands: [-60, 116, 180, 290],
    lean: -6,
    held: ({ accent }) =>
      `${rect(-110, 40, 130, 160, '#2b2f45', 'rx="16"')}${rect(-98, 54, 106, 120, accent, 'rx="8"')}${disc(-45, 188, 7, '#fff')}`,
  },
];
