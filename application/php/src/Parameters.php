<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * The parameters of one request, typed and within their ranges. Spaces around a value do not count,
 * except in passwords. A missing or bad one ends the request with a page that names it.
 */
final readonly class Parameters
{
    /** Longest nickname, first name and last name, in characters. */
    public const MAX_PERSON_NAME = 20;

    /** Longest password, in characters. */
    public const MAX_PASSWORD = 64;

    private const MAX_INT = 2_147_483_647;
    private const LEAST_ID = 1;

    /** Old clients send -1 for an id they have not seen, and ids that they draw begin with 0. */
    private const LEAST_LEGACY_ID = -1;

    /**
     * @param array<string, string> $sent the first value of each
     * @param bool $legacyClient whether what clients written for RUBiS 1.4.3 send is tolerated
     */
    public function __construct(private array $sent, private bool $legacyClient)
    {
    }

    /** What was sent; null for none of that name. */
    public function sent(string $name): ?string
    {
        return $this->sent[$name] ?? null;
    }

    /** Whether the parameter was sent with a value. */
    public function has(string $name): bool
    {
        return Text::strip($this->sent[$name] ?? '') !== '';
    }

    /** A primary key. */
    public function id(string $name): int
    {
        return $this->number($name, $this->legacyClient ? self::LEAST_LEGACY_ID : self::LEAST_ID, self::MAX_INT);
    }

    /** A primary key for a link; null if no good one was sent. */
    public function linkableId(string $name): ?int
    {
        try {
            return $this->has($name) ? $this->number($name, self::LEAST_ID, self::MAX_INT) : null;
        } catch (BadParameter) {
            return null;
        }
    }

    /** A whole number. */
    public function number(string $name, int $least, int $most): int
    {
        $text = $this->required($name);
        if (preg_match('/^-?[0-9]{1,18}$/D', $text) === 1) {
            $number = (int) $text;
            if ($number >= $least && $number <= $most) {
                return $number;
            }
        }
        throw new BadParameter($name, "a whole number from $least to $most");
    }

    /** A whole number that need not be sent. */
    public function numberOr(int $otherwise, string $name, int $least, int $most): int
    {
        return $this->has($name) ? $this->number($name, $least, $most) : $otherwise;
    }

    /** Text that is not blank. */
    public function text(string $name, int $maxChars): string
    {
        $text = $this->required($name);
        if (Text::isLonger($text, $maxChars)) {
            throw new BadParameter($name, "at most $maxChars characters long");
        }
        return $text;
    }

    /** Text that need not be sent; empty then. */
    public function optionalText(string $name, int $maxChars): string
    {
        return $this->has($name) ? $this->text($name, $maxChars) : '';
    }

    /** Text that others can tell from other text: see Names. */
    public function name(string $name, int $maxChars): string
    {
        $text = $this->text($name, $maxChars);
        return Names::isClear($text) ? $text : throw self::unclear($name);
    }

    /** The same for a name that tells nobody apart. */
    public function nameOfPerson(string $name, int $maxChars = self::MAX_PERSON_NAME): string
    {
        $text = $this->text($name, $maxChars);
        return Names::isClearOfPerson($text) ? $text : throw self::unclear($name);
    }

    private static function unclear(string $name): BadParameter
    {
        return new BadParameter($name, 'made of visible characters, with at most one space between two of them');
    }

    /** The cents of an amount of at least and at most so many. */
    public function money(string $name, int $least, int $most): int
    {
        $text = $this->required($name);
        $cents = $this->legacyClient ? Money::ofFloat($text) : Money::exactly($text);
        if ($cents === null || $cents < $least || $cents > $most) {
            $range = Money::text($least) . ' to ' . Money::text($most);
            throw new BadParameter($name, "an amount from $range with at most two decimals, as 12.50");
        }
        return $cents;
    }

    /** The cents of an amount that need not be sent. */
    public function moneyOr(int $otherwise, string $name, int $most): int
    {
        return $this->has($name) ? $this->money($name, 0, $most) : $otherwise;
    }

    /** A ticket that is spelled like one. */
    public function ticket(string $name = 'ticket'): string
    {
        $ticket = $this->required($name);
        return preg_match('/^[0-9a-f]{1,200}$/D', $ticket) === 1
            ? $ticket
            : throw new BadParameter($name, 'hexadecimal');
    }

    /** A day of the years 1 to 9999. */
    public function date(string $name): string
    {
        $text = $this->required($name);
        $isDay = preg_match('/^((?!0000)[0-9]{4})-([0-9]{2})-([0-9]{2})$/D', $text, $parts) === 1
            && checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1]);
        return $isDay ? $text : throw new BadParameter($name, 'a date, as 2002-11-30');
    }

    /**
     * One of several words.
     *
     * @param list<string> $words
     */
    public function oneOf(string $name, array $words): string
    {
        $text = $this->required($name);
        return in_array($text, $words, true)
            ? $text
            : throw new BadParameter($name, 'one of ' . implode(', ', $words));
    }

    /**
     * Nickname and password.
     *
     * @param string $nicknameParameter the parameter that the nickname is sent as
     * @return array{string, string}
     */
    public function credentials(string $nicknameParameter = 'nickname'): array
    {
        $nickname = $this->text($nicknameParameter, self::MAX_PERSON_NAME);
        $password = $this->sent['password'] ?? '';
        if ($password === '' || Text::isLonger($password, self::MAX_PASSWORD)) {
            throw new BadParameter('password', '1 to ' . self::MAX_PASSWORD . ' characters long');
        }
        return [$nickname, $password];
    }

    private function required(string $name): string
    {
        $value = Text::strip($this->sent[$name] ?? '');
        return $value !== '' ? $value : throw new BadParameter($name, 'given');
    }
}
