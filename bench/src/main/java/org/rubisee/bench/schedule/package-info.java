/**
 * Which trial comes next. Schedules are functions of what was measured until then, so that an
 * interrupted run goes on as if it had not been interrupted.
 */
package org.rubisee.bench.schedule;
