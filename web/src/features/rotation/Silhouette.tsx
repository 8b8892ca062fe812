const HALF_TRUNK =
  'M90 44H81C82 56 80 61 74 64C67 67 60 67 54 69C46 72 43 80 45 92C47 108 53 119 54 134C55 152 54 168 52 184' +
  'C49 204 45 222 44 246C42 286 46 340 52 384C53 402 53 414 53 432H80C81 412 82 398 82.5 384C84 345 87 306 88.5 268L90 262Z';
const ARM =
  'M52 68C38 69 30 79 28 94C25 120 21.5 146 18 170C14.5 196 11 216 9.5 238C8 253 10 264 16 265C23 266 26 255 28.5 243' +
  'C33 220 39 199 43 179C47.5 155 51 130 53 108Z';

/** Mirrors what is drawn on the left of the picture. */
export const MIRROR = 'translate(180 0) scale(-1 1)';

function Parts() {
  return (
    <>
      <ellipse cx={90} cy={27} rx={15} ry={19} />
      {[undefined, MIRROR].map((transform) => (
        <g key={transform ?? 'left'} transform={transform}>
          <path d={HALF_TRUNK} />
          <path d={ARM} />
        </g>
      ))}
      {/* The two halves meet without a seam. */}
      <path d="M88 44h4v220h-4z" />
    </>
  );
}

/** A plain figure from head to knees. */
export function Silhouette({ isBack }: { isBack: boolean }) {
  return (
    <>
      <g className="fill-line-strong stroke-line-strong stroke-2 [stroke-linejoin:round]">
        <Parts />
      </g>
      <g className="fill-sunken">
        <Parts />
      </g>
      <g className="fill-none stroke-line-strong [stroke-linecap:round]" strokeOpacity={0.55}>
        {isBack ? (
          <>
            <path d="M90 74V196" />
            <path d="M66 92C70 102 76 106 82 104M114 92C110 102 104 106 98 104" />
            <path d="M90 236V262M66 258C74 264 84 264 90 260C96 264 106 264 114 258" />
          </>
        ) : (
          <>
            <path d="M62 104C68 110 78 110 84 105M118 104C112 110 102 110 96 105" />
            <path d="M66 252C76 262 104 262 114 252" />
          </>
        )}
      </g>
    </>
  );
}
