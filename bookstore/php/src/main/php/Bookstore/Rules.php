<?php

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Clock;
use Rubis\Site\Money;
use Rubis\Site\Rejected;

/** The business rules. Each is checked against what the database says inside the transaction. */
final class Rules
{
    /** Most copies of one book in a cart. */
    public const MAX_QUANTITY = 10;

    /** Most books in a cart. */
    public const MAX_CART_LINES = 100;

    /** Most books on a list. */
    public const MAX_LISTED = 50;

    /** How many related books each book has. */
    public const RELATED = 5;

    /** The newest orders, by number, that decide which books sell best. */
    public const BEST_SELLER_ORDERS = 3_333;

    /** The newest orders, by number, that decide which books are related. */
    public const RELATED_ORDERS = 10_000;

    /** Longest text of a search, in characters. */
    public const MAX_SEARCH_TEXT = 60;

    /** The highest price of a book, in cents. */
    public const MAX_PRICE = 999_999;

    /** The largest discount, in per cent. */
    public const MAX_DISCOUNT = 50;

    public const MAX_INT = 2_147_483_647;

    private const LEAST_STOCK = 10;
    private const BOUGHT_STOCK = 21;
    private const SHIPPING_OF_ORDER = 300;
    private const SHIPPING_OF_COPY = 100;
    private const DAYS_TO_SHIP = 7;
    private const AUTHORIZATION_DIGITS = 15;
    private const SESSION_SECONDS = 2 * 60 * 60;
    private const FIRST_DAY_OF_BIRTH = '1880-01-01';
    private const SYLLABLES = ['BA', 'OG', 'AL', 'RI', 'RE', 'SE', 'AT', 'UL', 'IN', 'NG'];

    /** The stock of a book after an order: if it leaves less than the least, the shop buys more at once. */
    public static function stockAfter(int $stock, int $quantity): int
    {
        $left = $stock - $quantity;
        return $left < self::LEAST_STOCK ? $left + self::BOUGHT_STOCK : $left;
    }

    /** What so many copies at a price cost, less a discount in per cent. */
    public static function amount(int $price, int $quantity, int $discount): int
    {
        return Money::share($price * $quantity, 100 - $discount, 100);
    }

    /** The tax on a sub-total: 8.25 per cent. */
    public static function tax(int $subTotal): int
    {
        return Money::share($subTotal, 825, 10_000);
    }

    /** What it costs to send so many copies. */
    public static function shipping(int $copies): int
    {
        return self::SHIPPING_OF_ORDER + self::SHIPPING_OF_COPY * $copies;
    }

    /** When an order is sent: up to seven days later. */
    public static function shipDate(string $ordered, Draw $draw): string
    {
        return Clock::plusDays($ordered, $draw->below(self::DAYS_TO_SHIP + 1));
    }

    /** The number that a bank would give a payment. No bank is asked, so it is made up. */
    public static function authorization(Draw $draw): string
    {
        $digits = '';
        for ($i = 0; $i < self::AUTHORIZATION_DIGITS; $i++) {
            $draw = $draw->another();
            $digits .= $draw->below(10);
        }
        return $digits;
    }

    /** When a session that begins now ends. */
    public static function sessionEnd(string $now): string
    {
        return Clock::plusSeconds($now, self::SESSION_SECONDS);
    }

    /** What a customer logs in with: the syllables of the id's digits; the password in small letters. */
    public static function userName(int $customer): string
    {
        return implode('', array_map(static fn (string $digit): string => self::SYLLABLES[$digit], str_split(
            (string) $customer,
        )));
    }

    /** @throws Rejected if nobody can be born then */
    public static function checkBirthDate(string $day, string $today): void
    {
        if ($day > $today || $day < self::FIRST_DAY_OF_BIRTH) {
            throw new Rejected(Rejection::BirthDateImpossible);
        }
    }

    /**
     * The related books of a book that was changed: those that were found, and then those before.
     *
     * @param list<int> $found
     * @param list<int> $before
     * @return list<int>
     */
    public static function related(array $found, array $before): array
    {
        return array_slice(array_values(array_unique([...$found, ...$before])), 0, self::RELATED);
    }
}
