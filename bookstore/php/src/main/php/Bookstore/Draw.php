<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * A number that was drawn at random for one request: what is chosen by chance is the same however
 * often a transaction is tried again.
 */
final readonly class Draw
{
    private function __construct(private int $number)
    {
    }

    public static function any(): self
    {
        return new self(random_int(PHP_INT_MIN, PHP_INT_MAX));
    }

    /** The id of a random book. Books are numbered from 1 without gaps. */
    public function book(int $books): int
    {
        return 1 + $this->below($books);
    }

    /** A whole number from 0 to below the bound. */
    public function below(int $bound): int
    {
        return (new Randomizer(new Xoshiro256StarStar($this->number)))->getInt(0, $bound - 1);
    }

    /** Another number, for a second choice that does not depend on the first. */
    public function another(): self
    {
        $next = (array) unpack('q', (new Xoshiro256StarStar($this->number))->generate());
        return new self($next[1]);
    }
}
