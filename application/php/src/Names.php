<?php

declare(strict_types=1);

namespace Rubis\Site;

/** Tells names that everybody can read from names that hide something. */
final class Names
{
    /** What is not seen, or not the same for everybody; letters that Unicode gives no glyph. */
    private const HIDDEN = '/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}|[\x{FFFD}\x{34F}\x{115F}\x{1160}'
        . '\x{17B4}\x{17B5}\x{180B}-\x{180F}\x{2800}\x{3164}\x{FE00}-\x{FE0F}\x{FFA0}\x{E0100}-\x{E01EF}]/u';

    private const JOINER = '/[\x{200C}\x{200D}]/u';

    /** Scripts whose letters are not joined. */
    private const UNJOINED = '\p{Latin}\p{Greek}\p{Cyrillic}\p{Common}\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}';

    /** A joiner behind a letter or mark and before a letter of other scripts. */
    private const JOINING = '/(?![' . self::UNJOINED . '])[\p{L}\p{Mn}\p{Mc}][\x{200C}\x{200D}](?=(?!['
        . self::UNJOINED . '])\p{L})/u';

    private const MOST_JOINERS = 2;

    /**
     * Whether a name is made of letters, digits, marks, punctuation and symbols, of any script,
     * with single spaces (U+0020) inside, in Unicode's normal form NFKC.
     */
    public static function isClear(string $name): bool
    {
        return preg_match(self::HIDDEN, $name) === 0
            && !str_contains($name, '  ')
            && trim($name, ' ') === $name
            && (preg_match('/[^ -~]/', $name) === 0
                || \Normalizer::isNormalized($name, \Normalizer::FORM_KC));
    }

    /** The same for a name that tells nobody apart: it may have up to two joiners. */
    public static function isClearOfPerson(string $name): bool
    {
        $joiners = preg_match_all(self::JOINER, $name);
        return $joiners === 0
            ? self::isClear($name)
            : $joiners <= self::MOST_JOINERS
                && $joiners === preg_match_all(self::JOINING, $name)
                && self::isClear((string) preg_replace(self::JOINER, '', $name))
                && \Normalizer::isNormalized($name, \Normalizer::FORM_KC);
    }
}
