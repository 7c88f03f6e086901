/** What a report says in numbers: points under load, contrasts, capacity. */
package org.rubisee.bench.report.model;
