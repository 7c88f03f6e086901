<?php

declare(strict_types=1);

namespace Rubis\Site;

/**
 * Salted password hashes, "iterations:salt:digest" in hexadecimal: rounds of HMAC-SHA-256, cheap
 * enough not to be what is measured.
 */
final class Passwords
{
    private const SALT_BYTES = 8;

    /**
     * The hash of a new user's password.
     *
     * @param int $nonce a number that no other registration has
     */
    public static function hash(Settings $settings, string $password, int $nonce): string
    {
        return self::hashOf($settings, $password, sprintf('%x', $nonce));
    }

    /**
     * The hash of a generated user's password: always the same.
     *
     * @param string $unique what no other user has
     */
    public static function hashOf(Settings $settings, string $password, string $unique): string
    {
        $salt = substr(self::digest(1, $settings->passwordSeed, $unique), 0, self::SALT_BYTES);
        $iterations = $settings->passwordIterations;
        return "$iterations:" . bin2hex($salt) . ':' . bin2hex(self::digest($iterations, $salt, $password));
    }

    /** Whether the password is the one that was hashed. */
    public static function matches(string $password, string $hash): bool
    {
        $parts = explode(':', $hash);
        if (count($parts) !== 3) {
            throw new \UnexpectedValueException(
                'Not a password hash of this site: load the data with ./rubis db load',
            );
        }
        [$iterations, $salt, $digest] = $parts;
        $computed = self::digest((int) $iterations, (string) hex2bin($salt), $password);
        return hash_equals((string) hex2bin($digest), $computed);
    }

    private static function digest(int $iterations, string $salt, string $text): string
    {
        for ($i = 0; $i < $iterations; $i++) {
            $text = hash_hmac('sha256', $text, $salt, true);
        }
        return $text;
    }
}
