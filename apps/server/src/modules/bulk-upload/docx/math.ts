import type { Element } from 'xast';

import { attributeOf, childOf, childrenOf, textOf } from '../xml-tree.ts';

/** A formula of Word's equation editor as TeX: fractions, powers, indexes, roots and brackets; the rest in its order. */
export function texOf(math: Element): string {
  return partsOf(math).trim();
}

function partsOf(parent: Element | undefined): string {
  return childrenOf(parent).map(partOf).join('');
}

function partOf(element: Element): string {
  const part = (name: string) => partsOf(childOf(element, name));
  switch (element.name) {
    case 'm:r':
      return childrenOf(element, 'm:t').map(textOf).join('');
    case 'm:f':
      return `\\frac{${part('m:num')}}{${part('m:den')}}`;
    case 'm:sSup':
      return `{${part('m:e')}}^{${part('m:sup')}}`;
    case 'm:sSub':
      return `{${part('m:e')}}_{${part('m:sub')}}`;
    case 'm:sSubSup':
      return `{${part('m:e')}}_{${part('m:sub')}}^{${part('m:sup')}}`;
    case 'm:rad': {
      const degree = part('m:deg');

      return degree === '' ? `\\sqrt{${part('m:e')}}` : `\\sqrt[${degree}]{${part('m:e')}}`;
    }
    case 'm:d':
      return inBrackets(element);
    default:
      return element.name.endsWith('Pr') ? '' : partsOf(element);
  }
}

function inBrackets(element: Element): string {
  const sign = (name: string) => attributeOf(childOf(element, 'm:dPr', name), 'm:val');
  const inside = childrenOf(element, 'm:e').map(partsOf).join('|');

  return `${escaped(sign('m:begChr') ?? '(')}${inside}${escaped(sign('m:endChr') ?? ')')}`;
}

function escaped(sign: string): string {
  return sign === '{' || sign === '}' ? `\\${sign}` : sign;
}
