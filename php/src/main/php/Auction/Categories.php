<?php

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Html;

/** The categories of the site. */
final class Categories
{
    private const ALL = 'SELECT id, name FROM categories ORDER BY id';

    /**
     * Their ids and names: one statement.
     *
     * @return list<array{int, string}>
     */
    public static function all(Database $database): array
    {
        return $database->all(self::ALL);
    }

    /**
     * Links to searches in them.
     *
     * @param list<array{int, string}> $categories
     */
    public static function links(array $categories, string $scriptAndParameter): string
    {
        $html = '<ul class=tiles>';
        foreach ($categories as [$id, $name]) {
            $html .= "<li><a href=\"$scriptAndParameter$id&categoryName=" . Html::urlValue($name) . '">'
                . Links::image($id, 32) . Html::text($name) . "</a>\n";
        }
        return $html . '</ul>';
    }
}
