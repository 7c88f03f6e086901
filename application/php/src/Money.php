<?php

declare(strict_types=1);

namespace Rubis\Site;

/** Amounts of money are whole cents. The database keeps them as DECIMAL(12,2). */
final class Money
{
    /** The largest amount that the database column holds: 9,999,999,999.99. */
    public const MAX_CENTS = 999_999_999_999;

    private const EXACT = '/^[0-9]{1,10}(\.[0-9]{1,2})?$/D';

    /** What Java's Float.toString writes, with room for more digits. */
    private const FLOAT = '/^([0-9]{1,20})(?:\.([0-9]{0,20}))?(?:E([+-]?[0-9]{1,2}))?$/D';

    /** The cents of an amount as the database says it, with two decimals. */
    public static function cents(string $decimal): int
    {
        return (int) str_replace('.', '', $decimal);
    }

    /** The amount with two decimals, for pages and statements. */
    public static function text(int $cents): string
    {
        return sprintf('%d.%02d', intdiv($cents, 100), $cents % 100);
    }

    /** A share of so many cents, rounded to cents, half a cent up. */
    public static function share(int $cents, int $parts, int $ofParts): int
    {
        return intdiv(2 * $cents * $parts + $ofParts, 2 * $ofParts);
    }

    /** The cents of an amount with at most two decimals; null if the text is none. */
    public static function exactly(string $text): ?int
    {
        if (preg_match(self::EXACT, $text) !== 1) {
            return null;
        }
        [$units, $fraction] = explode('.', $text . '.');
        return (int) ($units . str_pad($fraction, 2, '0'));
    }

    /** The cents of an amount as clients with binary floats write it, half a cent up. */
    public static function ofFloat(string $text): ?int
    {
        if (preg_match(self::FLOAT, $text, $parts) !== 1) {
            return null;
        }
        $fraction = $parts[2] ?? '';
        $digits = ltrim($parts[1] . $fraction, '0');
        $beforePoint = strlen($digits) - strlen($fraction) + (int) ($parts[3] ?? '0');
        if ($digits === '' || $beforePoint < -2) {
            return 0;
        }
        if ($beforePoint > 10) {
            return null;
        }
        $length = max(0, $beforePoint) + 3;
        $padded = str_repeat('0', max(0, -$beforePoint)) . $digits;
        $tenthsOfCents = str_pad(substr($padded, 0, $length), $length, '0');
        $cents = intdiv((int) $tenthsOfCents + 5, 10);
        return $cents > self::MAX_CENTS ? null : $cents;
    }
}
