<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Parameters;
use Rubis\Site\Rejected;

/** A credit card. Its number is never logged, and pages show its last digits only. */
final readonly class Card
{
    private const DIGITS = 16;
    private const MAX_HOLDER = 30;

    private function __construct(
        public string $type,
        public string $number,
        public string $holder,
        public string $expiry,
    ) {
    }

    /** The card of a request. */
    public static function of(Parameters $request): self
    {
        return new self(
            $request->oneOf('cardType', OrderFields::CARD_TYPES),
            $request->text('cardNumber', self::DIGITS),
            $request->text('cardHolder', self::MAX_HOLDER),
            $request->date('cardExpiry'),
        );
    }

    /** @throws Rejected if its number has another form, or it has expired */
    public function check(string $today): void
    {
        if (preg_match('/^[0-9]{' . self::DIGITS . '}$/D', $this->number) !== 1) {
            throw new Rejected(Rejection::CardNumberWrong);
        }
        if ($this->expiry < $today) {
            throw new Rejected(Rejection::CardExpired);
        }
    }
}
