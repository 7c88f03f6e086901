<?php

/** Home: where visits begin, two statements, three for a customer who is known. */

declare(strict_types=1);

namespace Rubis\Bookstore;

use Rubis\Site\Database;
use Rubis\Site\Html;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

function subjects(Visit $visit): string
{
    $html = '<h2>Subjects</h2><table class=list><caption>Lists of books</caption>'
        . "<thead><tr><th scope=col>Subject<th scope=col>New<th scope=col>Sells best<tbody>\n";
    foreach (Subject::cases() as $subject) {
        $html .= '<tr><th scope=row>' . Html::text($subject->value) . '<td>'
            . Links::subject('NewProducts', $subject, $visit, 'New books') . '<td>'
            . Links::subject('BestSellers', $subject, $visit, 'Best sellers') . "\n";
    }
    return $html . '</table>';
}

Script::answer(static function (Site $site, Parameters $request): Page {
    $visit = Visit::of($request);
    $draw = Draw::any();
    [$customer, $promotions] = $site->read(static fn (Database $database): array => [
        Customer::named($database, $visit->customer),
        Books::promotions($database, $draw),
    ]);
    $welcome = $customer->id === 0
        ? '<p>Welcome to the bookstore! Its books and customers are invented.</p>'
        : '<p>Welcome back, ' . Html::text($customer->firstName) . ' ' . Html::text($customer->lastName) . '!</p>';
    return new Page(
        'Home',
        $welcome . Books::recommended($promotions, $visit) . Links::cart($visit) . subjects($visit),
        Section::HOME,
        carried: $visit->query(),
    );
});
