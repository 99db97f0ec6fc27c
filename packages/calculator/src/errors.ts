/** Why a calculator shows words in place of a number. */
export type CalculatorFault = 'syntax' | 'divide_by_zero' | 'domain' | 'overflow';

/** Thrown inside this package alone: what it exports answers faults as values. */
export class CalculatorError extends Error {
  readonly fault: CalculatorFault;

  constructor(fault: CalculatorFault) {
    super(fault);
    this.fault = fault;
  }
}
