package org.rubisee.bench.control;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.bench.topology.ConnectionPools;
import org.rubisee.bench.topology.WebNodes;
import org.rubisee.servers.ServerFailedException;

/** An endpoint that is started for each test, and what its tests ask it. */
abstract class StartedControlServer {

  private static final int PATIENCE_MILLIS = 60_000;

  @TempDir Path folder;

  final List<Integer> used = new CopyOnWriteArrayList<>();
  final WebNodes nodes =
      new WebNodes() {
        @Override
        public int started() {
          return 3;
        }

        @Override
        public void use(int count) {
          if (count < 1 || count > 3) {
            throw new IllegalArgumentException("from 1 to 3");
          }
          used.add(count);
        }
      };
  final ConnectionPools pools =
      new ConnectionPools() {
        @Override
        public int started() {
          return 64;
        }

        @Override
        public void resize(int size) {
          if (size > 64) {
            throw new IllegalArgumentException("from 1 to 64");
          }
          if (size == 13) {
            throw new ServerFailedException("The pool gave no connection in time");
          }
          used.add(size);
        }
      };
  ControlServer server;
  String token;

  record Reply(int status, String body) {}

  @BeforeEach
  void start() throws IOException {
    server = ControlServer.start(0, folder.resolve("work/token"));
    token = "Bearer " + Files.readString(server.tokenFile()).strip();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  ControlledTrial follow(Optional<WebNodes> servers) {
    return follow(new ControlledSite(servers, Optional.empty(), 0));
  }

  ControlledTrial follow(ControlledSite site) {
    ControlledTrial trial = new ControlledTrial(folder, folder.resolve("client"), site);
    server.follow(Optional.of(trial));
    return trial;
  }

  /** By a plain socket, which sends any path as it is. */
  Reply send(String method, String path, String authorization, String body) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", URI.create(server.url()).getPort())) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      String request =
          "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: %d\r\n%s\r\n%s"
              .formatted(
                  method,
                  path,
                  body.length(),
                  authorization.isEmpty() ? "" : "Authorization: " + authorization + "\r\n",
                  body);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Reply(
          Integer.parseInt(answer.substring(9, 12)),
          answer.substring(answer.indexOf("\r\n\r\n") + 4));
    }
  }
}
