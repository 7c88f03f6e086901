/** The exercises of the course whose answers can be checked: counts, predictions, patches. */
package org.rubisee.bench.course;
