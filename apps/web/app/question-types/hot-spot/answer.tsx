import type { Region } from '@second-bell/question-types/hot-spot';

import { cn } from '#ui/cn.ts';
import type { OptionMark } from '#ui/option-mark.tsx';

import type { AnswerProps } from '../answer-props.ts';
import { MarkList } from '../mark-list.tsx';
import { toggled } from '../toggled.ts';
import { markInstruction } from '../words.ts';

/** Places on a picture; each is also in a list by its name, so that it works without sight, mouse or touch. */
export function HotSpotAnswer({ content, response, picture, ...props }: AnswerProps<'hot_spot'>) {
  const { regions, select } = content;
  const marked = response ?? [];
  const isFull = select !== undefined && select > 1 && marked.length >= select;
  const press = (id: string) => {
    if (props.disabled || (isFull && !marked.includes(id))) return;
    props.onChange(select === 1 ? [id] : toggled(marked, id));
  };

  return (
    <div className="grid min-w-0 gap-5">
      {picture && (
        <div className="relative w-fit max-w-full">
          <img src={picture.src} alt={picture.alt} className="max-w-full rounded-control bg-picture" />
          {/* What the pointer presses here is named and pressed by keyboard in the list below. */}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full"
          >
            {regions.map((region) => (
              <RegionShape
                key={region.id}
                region={region}
                isMarked={marked.includes(region.id)}
                mark={props.verdicts?.[region.id]}
                onPress={() => press(region.id)}
              />
            ))}
          </svg>
        </div>
      )}
      <MarkList
        {...props}
        instruction={`${markInstruction(select)} Press the picture or a name.`}
        things={regions}
        marked={marked}
        select={select}
      />
    </div>
  );
}

type RegionShapeProps = {
  region: Region;
  isMarked: boolean;
  mark: OptionMark | undefined;
  onPress: () => void;
};

const MARK_LOOKS: Record<OptionMark, string> = {
  correct: 'fill-positive/25 stroke-positive',
  incorrect: 'fill-critical/25 stroke-critical',
};

function RegionShape({ region: { shape }, isMarked, mark, onPress }: RegionShapeProps) {
  const look = {
    onClick: onPress,
    vectorEffect: 'non-scaling-stroke' as const,
    strokeWidth: 3,
    className: cn(
      'cursor-pointer',
      mark === undefined
        ? isMarked
          ? 'fill-primary/30 stroke-primary'
          : 'fill-transparent stroke-line-strong [stroke-dasharray:6_4] hover:fill-primary/15'
        : MARK_LOOKS[mark],
    ),
  };

  return shape.kind === 'rectangle' ? (
    <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} {...look} />
  ) : (
    <polygon points={shape.points.map((point) => point.join(',')).join(' ')} {...look} />
  );
}
