<?php

/** AboutMe: all that a user does, the statement of the login, the two of ViewUserInfo and one for each of five
 * lists; or a further part of one list. */

declare(strict_types=1);

namespace Rubis\Auction;

use Rubis\Site\Database;
use Rubis\Site\Page;
use Rubis\Site\Parameters;
use Rubis\Site\Site;

require dirname(__DIR__) . '/lib/Site/classes.php';

const LONGEST_LIST = 1_000_000;

function furtherLines(Site $site, Parameters $request): Page
{
    $list = MyList::from($request->number('list', 0, count(MyList::cases()) - 1));
    $skip = $request->number('skip', 1, LONGEST_LIST);
    $ticket = $request->ticket();
    [$user] = $site->tickets->check($ticket, Purpose::READ);
    $lines = $site->read(static fn (Database $database): array =>
        $list->lines($database, $user, $site->now(), $skip));
    return new Page('More about me', $list->html($lines, $site->now(), $ticket, $skip), Section::ABOUT_ME);
}

Script::answer(
    static function (Site $site, Parameters $request): Page {
        if ($request->has('ticket') && !$site->settings->legacyClient) {
            return furtherLines($site, $request);
        }
        $credentials = $request->credentials();
        [$user, $lists] = $site->read(static function (Database $database) use ($site, $credentials): array {
            $user = User::view($database, User::login($database, $credentials));
            $now = $site->now();
            $lists = [];
            foreach (MyList::cases() as $list) {
                $lists[$list->value] = $list->lines($database, $user->id, $now, 0);
            }
            return [$user, $lists];
        });
        $isCut = max(array_map(count(...), $lists)) > Rules::MAX_LISTED;
        $ticket = $isCut && !$site->settings->legacyClient
            ? $site->tickets->issue($user->id, Purpose::READ)
            : '';
        $html = $user->privateFacts();
        foreach (MyList::cases() as $list) {
            $html .= $list->html($lists[$list->value], $site->now(), $ticket, 0);
        }
        return new Page("About $user->nickname", $html . $user->comments('Comments about me'), Section::ABOUT_ME);
    },
    form: static fn (Parameters $request): LoginFields => new LoginFields('AboutMe', [], Section::ABOUT_ME),
);
