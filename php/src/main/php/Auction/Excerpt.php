<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Parameters;

/** The part of a list that a request asks for. */
final readonly class Excerpt
{
    private const LONGEST_LIST = 1_000_000;

    private function __construct(public int $subject, public int $skip)
    {
    }

    /** @param string $subjectParameter names the subject where a request asks for the beginning */
    public static function of(Parameters $request, string $subjectParameter): self
    {
        return $request->has('of')
            ? new self($request->id('of'), $request->numberOr(0, 'skip', 0, self::LONGEST_LIST))
            : new self($request->id($subjectParameter), 0);
    }
}
