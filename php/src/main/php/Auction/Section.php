<?php

declare(strict_types=1);

namespace Rubis\Auction;

/** The files where the parts of the site begin. */
final class Section
{
    public const BROWSE = 'browse.html';
    public const SELL = 'sell.html';
    public const ABOUT_ME = 'about_me.html';
    public const REGISTER = 'register.html';

    public const LABELS = [
        self::BROWSE => 'Browse',
        self::SELL => 'Sell',
        self::ABOUT_ME => 'About me',
        self::REGISTER => 'Register',
    ];
}
