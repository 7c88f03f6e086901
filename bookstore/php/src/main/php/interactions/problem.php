<?php

declare(strict_types=1);

/** Answers what no script and no file answers, and what the web server refuses. */

namespace Rubis\Bookstore;

require dirname(__DIR__) . '/lib/Site/classes.php';

Script::refuse();
