export type { CalculatorFault } from './errors.ts';
export {
  type FourFunction,
  type FourFunctionKey,
  fourFunctionView,
  pressFourFunction,
  readFourFunction,
  writeFourFunction,
} from './four-function.ts';
export {
  pressScientific,
  readScientific,
  type Scientific,
  type ScientificKey,
  scientificView,
  writeScientific,
} from './scientific.ts';
