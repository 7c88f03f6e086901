// metrics-server, which reads the use of pods from the kubelet.
package main

import (
	"os"

	"k8s.io/apiserver/pkg/server"
	"k8s.io/component-base/logs"
	"sigs.k8s.io/metrics-server/cmd/metrics-server/app"
)

func main() {
	logs.InitLogs()
	defer logs.FlushLogs()
	if err := app.NewMetricsServerCommand(server.SetupSignalHandler()).Execute(); err != nil {
		os.Exit(1)
	}
}
